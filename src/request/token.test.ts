import { pointAt } from '../../tests/jest/answers';
import { tokenFor } from './token';

const own = window.location.origin;

beforeEach(() => localStorage.setItem('authorization', 'token-1'));
afterEach(() => localStorage.clear());

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

test.each(foreign)('%s gets no token', (address) => {
  pointAt('https://api.example.com');
  expect(tokenFor(address)).toBe('');
});

test('the configured back end gets it, and only below its path', () => {
  pointAt('https://api.example.com/prefix');
  expect(tokenFor('https://api.example.com/prefix/fish/admin/x')).toBe('token-1');
  expect(tokenFor('https://api.example.com/prefixed/fish/admin/x')).toBe('');
  expect(tokenFor('https://api.example.com/prefix/../fish')).toBe('');
});

test('without a base address the console’s own origin is the back end', () => {
  pointAt('');
  expect(tokenFor('/fish/admin/x')).toBe('token-1');
  expect(tokenFor('https://evil.example/fish/admin/x')).toBe('');
});

test('without a token there is none to hand out', () => {
  localStorage.clear();
  pointAt('');
  expect(tokenFor('/fish/admin/x')).toBe('');
});
