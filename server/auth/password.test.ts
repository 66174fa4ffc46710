import { codes } from '../../contract/codes';
import { loginCalls } from '../../contract/login/calls';
import { passwordWeakness } from '../../contract/passwordWeakness.enums';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { loginThrottle } from '../areas/sysUser/table';
import { encrypt, onDatabase, PASSWORD } from '../testing';
import { hashPassword, isPassword } from './password';
import { takePlaces } from './testHashing';

test('a password is right against its own hash alone', async () => {
  const stored = await hashPassword('secret-password');
  expect(await isPassword('secret-password', stored)).toBe(true);
  expect(await isPassword('secret-passwore', stored)).toBe(false);
  expect(await hashPassword('secret-password')).not.toBe(stored);
});

describe('a new password', () => {
  test.each([
    [
      'common',
      ['password', 'Password123!', 'P@ssw0rd', 'iloveyou', 'qwertz2026', '1qaz2wsx', 'ｐａｓｓｗｏｒｄ', 'woaini520'],
    ],
    ['simple', ['aaaaaaaa', '12345678', '87654321', 'abcdefgh', 'qwertyuiop', '78901234', 'abcabcabc', '12121212']],
    ['simple', ['a12345678', '123456qq', 'abc11111', '🐟🐟🐟🐟🐟🐟🐟🐟']],
    ['name', ['fishadmin', 'FishAdmin1', 'admin123456', 'lin_wei1', '2026lin_wei!', 'iew_nil12']],
  ])('%s: %j', (weakness, passwords) => {
    for (const password of passwords) {
      expect([password, passwordWeakness(password, 'lin_wei')]).toEqual([password, weakness]);
    }
  });

  test('needs no kinds of characters, and may hold a name or a common word among others', () => {
    for (const password of [
      ...['correct horse battery', 'three blind mice', 'kwmxhtbz', '83749201', '密码密码不太好猜', 'lin_wei likes tea'],
      ...['password of the third drawer', 'ax83749201', 'fish and chips on friday', 'michael83749201'],
    ]) {
      expect([password, passwordWeakness(password, 'lin_wei')]).toEqual([password, undefined]);
    }
  });
});

onDatabase({}, (server) => {
  test('one that is easy to guess is refused on its field, in the language of the caller', async () => {
    await server().signIn();
    const id = '7200000000000000001';
    const [weak, strong] = ['Password123!', 'three blind mice'].map(encrypt) as [string, string];
    const english = await server().call(sysUserCalls.saveOrUpdate, {
      account: 'made_1',
      nickname: 'x',
      password: weak,
    });
    expect(english).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path: 'password', message: expect.stringMatching(/^This is one of the first/) }] },
    });
    const headers = { 'accept-language': 'zh-CN' };
    const own = { id, oldPwd: encrypt(PASSWORD), newPwd: weak, confirmNewPwd: weak };
    expect(await server().call(sysUserCalls.modifyPwd, own, { headers })).toMatchObject({
      data: { fields: [{ path: 'newPwd', message: expect.stringContaining('该密码过于常见') }] },
    });
    const made = await server().ask(sysUserCalls.saveOrUpdate, { account: 'lin_min', nickname: 'x', password: strong });
    const reset = { id: made.id, newPwd: encrypt('lin_min2026'), reason: 'forgotten' };
    expect(await server().call(sysUserCalls.resetPwd, reset)).toMatchObject({
      data: { fields: [{ path: 'newPwd', message: expect.stringContaining('little more than a name') }] },
    });
  });

  test('where too many sign in at once, the next is told so at once, and it does not count as wrong', async () => {
    await server().db.delete(loginThrottle);
    const [, url] = loginCalls.account.split(' ');
    const ends = await takePlaces();
    const answer = await server().app.inject({
      method: 'POST',
      url,
      payload: { account: 'admin', password: encrypt(PASSWORD) },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toEqual({ code: 503, message: expect.stringContaining('Try again'), data: null });
    expect(await server().db.$count(loginThrottle)).toBe(0);
    for (const end of ends) end();
    expect(await server().logIn('admin', PASSWORD)).toMatchObject({ code: codes.success });
  });
});
