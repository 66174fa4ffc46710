import { pointAt } from '../../tests/jest/answers';
import { addressOf, baseAddress, isOurs } from './base';

const own = window.location.origin;

test('without a base address, calls go to the origin the console came from', () => {
  expect(baseAddress()).toBe('');
  expect(addressOf('/fish/admin/x')).toBe('/fish/admin/x');
});

test('the base address is read from index.html, with or without a slash at its end, with or without a path', () => {
  pointAt(' https://api.example.com/ ');
  expect(addressOf('/fish/admin/x')).toBe('https://api.example.com/fish/admin/x');
  pointAt('https://example.com/prefix/');
  expect(addressOf('/fish/admin/x')).toBe('https://example.com/prefix/fish/admin/x');
});

describe('the token goes to the configured back end and nowhere else', () => {
  const foreign = [
    'https://evil.example/fish/admin/x',
    '//evil.example/fish/admin/x',
    'http://api.example.com/fish/admin/x',
    'https://api.example.com:444/fish/admin/x',
    'https://api.example.com.evil.example/fish',
    'https://api.example.com@evil.example/fish',
    '/fish/admin/x',
    `${own}/fish/admin/x`,
  ];
  test.each(foreign)('%s is not the back end', (address) => {
    pointAt('https://api.example.com');
    expect(isOurs(address)).toBe(false);
  });

  test('the back end itself is', () => {
    pointAt('https://api.example.com/prefix');
    expect(isOurs('https://api.example.com/prefix/fish/admin/x')).toBe(true);
    expect(isOurs('https://api.example.com/prefixed/fish/admin/x')).toBe(false);
    expect(isOurs('https://api.example.com/prefix/../fish')).toBe(false);
    pointAt('');
    expect(isOurs('/fish/admin/x')).toBe(true);
    expect(isOurs('https://evil.example/fish/admin/x')).toBe(false);
  });
});
