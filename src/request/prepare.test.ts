import { pointAt } from '../../tests/jest/answers';
import { addressed, fresh } from './prepare';

beforeEach(() => {
  pointAt('https://api.example.com');
  localStorage.setItem('authorization', 'token-1');
});
afterEach(() => localStorage.clear());

test.each([
  ['a path', '/fish/admin/x', 'https://api.example.com/fish/admin/x', 'token-1'],
  ['a whole address', 'https://api.example.com/fish/admin/x', 'https://api.example.com/fish/admin/x', 'token-1'],
  ['another origin', 'https://evil.example/fish/admin/x', 'https://evil.example/fish/admin/x', ''],
])('%s is addressed, and only the back end gets the token', (_, url, address, token) => {
  expect(addressed({ url })).toMatchObject({ url: address, headers: { aToken: token } });
});

test('a call keeps the token that it was made with', () => {
  localStorage.setItem('authorization', 'token-2');
  expect(addressed({ url: '/fish/admin/x', token: 'token-1' })).toMatchObject({ headers: { aToken: 'token-1' } });
});

test('a question to the own origin is never answered by what the browser has kept', () => {
  const asked = { 'Cache-Control': 'max-age=0' };
  expect(fresh({ url: '/fish/admin/x' })).toMatchObject({ headers: asked });
  expect(fresh({ url: '/fish/admin/x', writes: true })).not.toHaveProperty('headers');
  expect(fresh({ url: 'https://api.example.com/x' })).not.toHaveProperty('headers');
});
