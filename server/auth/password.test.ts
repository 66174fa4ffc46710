import { hashPassword, isPassword } from './password';

test('a password is right against its own hash alone', async () => {
  const stored = await hashPassword('secret-password');
  expect(await isPassword('secret-password', stored)).toBe(true);
  expect(await isPassword('secret-passwore', stored)).toBe(false);
  expect(await hashPassword('secret-password')).not.toBe(stored);
});
