import { pointAt } from '../../tests/jest/answers';
import { addressOf, baseAddress } from './base';

test('without a base address, calls go to the origin the console came from', () => {
  expect(baseAddress()).toBe('');
  expect(addressOf('/fish/admin/x')).toBe('/fish/admin/x');
});

test('the base address is the profile’s, with or without a slash at its end, with or without a path', () => {
  pointAt('https://api.example.com/');
  expect(addressOf('/fish/admin/x')).toBe('https://api.example.com/fish/admin/x');
  pointAt('https://example.com/prefix/');
  expect(addressOf('/fish/admin/x')).toBe('https://example.com/prefix/fish/admin/x');
});

test('what a service says as a whole URL stays as it is', () => {
  pointAt('https://api.example.com');
  expect(addressOf('https://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png');
  expect(addressOf('//cdn.example.com/a.png')).toBe('//cdn.example.com/a.png');
});
