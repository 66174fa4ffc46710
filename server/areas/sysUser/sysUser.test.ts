import { desc } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { WRONG_TRIES } from '../../auth/throttle';
import { MINUTE_MS } from '../../lib/time';
import { encrypt, onDatabase } from '../../testing';
import { operation } from '../operation/table';

const ME = '7200000000000000001';
const reason = 'No longer with us';
const PASSWORD = 'old-and-secret';
const NEW_PASSWORD = 'new-password-1';

onDatabase({}, (server) => {
  const form = (change: Partial<Input<typeof sysUserCalls.saveOrUpdate>> = {}) => ({
    account: `made_${Math.random().toString(36).slice(2, 10)}`,
    nickname: '新人 🐟',
    password: encrypt(PASSWORD),
    ...change,
  });
  const create = () => server().ask(sysUserCalls.saveOrUpdate, form());
  const fieldsOf = (answer: { data: unknown }) =>
    (answer.data as { fields: { path: string; message: string }[] }).fields.map(({ path }) => path);
  const lastOperation = async () =>
    (await server().db.select().from(operation).orderBy(desc(operation.id)).limit(1))[0];

  beforeEach(() => server().signIn());

  describe('saveOrUpdate', () => {
    test('creates an enabled admin who can sign in, and logs it without the password', async () => {
      const made = await create();
      expect(made).toMatchObject({ nickname: '新人 🐟', status: 'enabled', version: 1, phone: null });
      expect(made).not.toHaveProperty('passwordHash');
      expect(await server().logIn(made.account, PASSWORD)).toMatchObject({ code: 200 });
      const logged = await lastOperation();
      expect(logged).toMatchObject({ action: 'create', targetId: made.id, targetName: made.account, sysUserId: ME });
      expect(JSON.stringify(logged)).not.toMatch(/password/i);
    });

    test('no list and no record answers a hash of a password', async () => {
      const { id } = await create();
      for (const answer of [
        await server().ask(sysUserCalls.pageList, {}),
        await server().ask(sysUserCalls.detail, { id }),
        await server().ask(sysUserCalls.changeStatus, { id, status: 'disabled', reason }),
      ]) {
        expect(JSON.stringify(answer)).not.toMatch(/passwordHash|[0-9a-f]{32}:[0-9a-f]{64}/);
      }
    });

    test('creation needs a password', async () => {
      const answer = await server().call(sysUserCalls.saveOrUpdate, form({ password: undefined }));
      expect(answer.code).toBe(codes.validationFailed);
      expect(fieldsOf(answer)).toEqual(['password']);
    });

    test.each([
      ['7 characters', 'x'.repeat(7)],
      ['7 emoji', '🐟'.repeat(7)],
    ])('a password of %s is too short', async (_, password) => {
      const answer = await server().call(sysUserCalls.saveOrUpdate, form({ password: encrypt(password) }));
      expect(fieldsOf(answer)).toEqual(['password']);
    });

    test('an account is unique, whatever its case', async () => {
      const answer = await server().call(sysUserCalls.saveOrUpdate, form({ account: 'ADMIN' }));
      expect(answer.code).toBe(codes.validationFailed);
      expect(fieldsOf(answer)).toEqual(['account']);
    });

    test('what is wrong is said field by field, in the language of the caller', async () => {
      const wrong = form({ account: 'a b', nickname: ' ', email: 'nobody', phone: 'x' });
      const english = await server().call(sysUserCalls.saveOrUpdate, wrong);
      expect(english.data).toEqual({
        fields: [
          { path: 'account', message: 'This does not have the right format' },
          { path: 'nickname', message: 'This is required' },
          { path: 'phone', message: 'This does not have the right format' },
          { path: 'email', message: 'This is not an email address' },
        ],
      });
      const chinese = await server().call(sysUserCalls.saveOrUpdate, wrong, {
        headers: { 'accept-language': 'zh-TW,zh;q=0.9' },
      });
      expect(chinese).toMatchObject({
        message: '部分字段填写有误',
        data: { fields: [{ message: '格式不正确' }, {}, {}, {}] },
      });
    });

    test('updates what changed, counts the version up and logs before and after', async () => {
      const made = await create();
      const saved = await server().ask(sysUserCalls.saveOrUpdate, { ...made, nickname: 'Renamed' });
      expect(saved).toMatchObject({ id: made.id, nickname: 'Renamed', version: 2 });
      expect(await lastOperation()).toMatchObject({
        action: 'update',
        before: { nickname: '新人 🐟' },
        after: { nickname: 'Renamed' },
      });
    });

    test('an update needs the version it was read at', async () => {
      const { version: _, ...made } = await create();
      expect(fieldsOf(await server().call(sysUserCalls.saveOrUpdate, made))).toEqual(['version']);
    });

    test('10409 carries the record as it is now', async () => {
      const made = await create();
      const theirs = await server().ask(sysUserCalls.saveOrUpdate, { ...made, nickname: 'Theirs' });
      const mine = await server().call(sysUserCalls.saveOrUpdate, { ...made, nickname: 'Mine' });
      expect(mine).toMatchObject({ code: codes.conflict, data: theirs });
    });

    test('an account can’t be renamed', async () => {
      const made = await create();
      const answer = await server().call(sysUserCalls.saveOrUpdate, { ...made, account: 'another_name' });
      expect(answer.code).toBe(codes.ruleForbids);
    });

    test('an update does not change the password', async () => {
      const made = await create();
      const answer = await server().call(sysUserCalls.saveOrUpdate, { ...made, password: encrypt(NEW_PASSWORD) });
      expect(fieldsOf(answer)).toEqual(['password']);
    });

    test('10404 for an admin who does not exist', async () => {
      const answer = await server().call(sysUserCalls.saveOrUpdate, {
        ...form({ password: undefined }),
        id: '1',
        version: 1,
      });
      expect(answer.code).toBe(codes.notFound);
    });
  });

  describe('changeStatus', () => {
    test('disabling ends the admin’s sessions', async () => {
      const made = await create();
      const { data } = await server().logIn(made.account, PASSWORD);
      await server().ask(sysUserCalls.changeStatus, { id: made.id, status: 'disabled', reason });
      const answer = await server().call(sysUserCalls.detail, { id: made.id }, { token: data.atoken });
      expect(answer.code).toBe(codes.tokenExpired);
      expect(await lastOperation()).toMatchObject({
        action: 'disable',
        before: { status: 'enabled' },
        after: { status: 'disabled' },
        reason,
      });
      await server().ask(sysUserCalls.changeStatus, { id: made.id, status: 'enabled', reason });
      const again = await server().call(sysUserCalls.detail, { id: made.id }, { token: data.atoken });
      expect(again.code).toBe(codes.tokenExpired);
      expect(await server().logIn(made.account, PASSWORD)).toMatchObject({ code: 200 });
    });

    test('nobody disables themselves', async () => {
      const answer = await server().call(sysUserCalls.changeStatus, { id: ME, status: 'disabled', reason });
      expect(answer).toMatchObject({ code: codes.ruleForbids, message: 'You can’t disable yourself' });
    });
  });

  describe('passwords', () => {
    test('modifyPwd changes one’s own and ends all of one’s sessions (spec §4)', async () => {
      const made = await create();
      const { data: elsewhere } = await server().logIn(made.account, PASSWORD);
      await server().signIn(made.account);
      const oldPwd = encrypt(PASSWORD);
      const newPwd = encrypt(NEW_PASSWORD);
      await server().ask(sysUserCalls.modifyPwd, {
        id: made.id,
        oldPwd,
        newPwd,
        confirmNewPwd: encrypt(NEW_PASSWORD),
      });
      expect(await server().call(sysUserCalls.detail, { id: made.id })).toMatchObject({ code: codes.tokenExpired });
      expect(await server().call(sysUserCalls.detail, { id: made.id }, { token: elsewhere.atoken })).toMatchObject({
        code: codes.tokenExpired,
      });
      expect(await server().logIn(made.account, PASSWORD)).toMatchObject({ code: codes.wrongCredentials });
      expect(await server().logIn(made.account, NEW_PASSWORD)).toMatchObject({ code: 200 });
    });

    test.each([
      ['the old one has to match', 'oldPwd', ['wrong-password', NEW_PASSWORD, NEW_PASSWORD]],
      ['the new one has to differ', 'newPwd', [PASSWORD, PASSWORD, PASSWORD]],
      ['the new one has 8 characters', 'newPwd', [PASSWORD, 'short', 'short']],
      ['both have to agree', 'confirmNewPwd', [PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}!`]],
    ])('modifyPwd: %s', async (_, field, passwords) => {
      const { id, account } = await create();
      await server().signIn(account);
      const [oldPwd = '', newPwd = '', confirmNewPwd = ''] = passwords.map(encrypt);
      const answer = await server().call(sysUserCalls.modifyPwd, { id, oldPwd, newPwd, confirmNewPwd });
      expect(answer.code).toBe(codes.validationFailed);
      expect(fieldsOf(answer)).toEqual([field]);
    });

    test('modifyPwd: the old one is not guessed by who only has a token', async () => {
      const { id, account } = await create();
      const token = await server().signIn(account);
      const [newPwd, wrong] = [encrypt(NEW_PASSWORD), encrypt('wrong-password')];
      const change = (oldPwd: string) =>
        server().call(sysUserCalls.modifyPwd, { id, oldPwd, newPwd, confirmNewPwd: newPwd }, { token });
      for (let tried = 0; tried < WRONG_TRIES.both; tried += 1) {
        expect(fieldsOf(await change(wrong))).toEqual(['oldPwd']);
      }
      const refused = await change(encrypt(PASSWORD));
      expect(refused).toMatchObject({ code: codes.tooManyAttempts, message: expect.stringContaining('15 min') });
      server().advance(15 * MINUTE_MS);
      expect(await change(encrypt(PASSWORD))).toMatchObject({ code: 200 });
    });

    test('modifyPwd: only one’s own', async () => {
      const made = await create();
      const [oldPwd, newPwd] = [encrypt(PASSWORD), encrypt(NEW_PASSWORD)];
      const answer = await server().call(sysUserCalls.modifyPwd, {
        id: made.id,
        oldPwd,
        newPwd,
        confirmNewPwd: newPwd,
      });
      expect(answer.code).toBe(codes.ruleForbids);
    });

    test('resetPwd gives another admin a new one and ends their sessions', async () => {
      const made = await create();
      const { data } = await server().logIn(made.account, PASSWORD);
      await server().ask(sysUserCalls.resetPwd, { id: made.id, newPwd: encrypt(NEW_PASSWORD), reason });
      expect(await server().call(sysUserCalls.detail, { id: ME }, { token: data.atoken })).toMatchObject({
        code: codes.tokenExpired,
      });
      expect(await server().logIn(made.account, NEW_PASSWORD)).toMatchObject({ code: 200 });
    });

    test('resetPwd is not for oneself', async () => {
      const answer = await server().call(sysUserCalls.resetPwd, { id: ME, newPwd: encrypt(NEW_PASSWORD), reason });
      expect(answer.code).toBe(codes.ruleForbids);
    });
  });

  test('signOutEverywhere ends every session and says how many there were', async () => {
    const made = await create();
    await server().logIn(made.account, PASSWORD);
    const { data } = await server().logIn(made.account, PASSWORD);
    expect(await server().ask(sysUserCalls.detail, { id: made.id })).toMatchObject({ sessions: 2 });
    expect(await server().ask(sysUserCalls.signOutEverywhere, { id: made.id, reason })).toEqual({ ended: 2 });
    expect(await server().call(sysUserCalls.detail, { id: ME }, { token: data.atoken })).toMatchObject({
      code: codes.tokenExpired,
    });
  });

  describe('lists', () => {
    test('logins: the tries of one admin, newest first', async () => {
      const made = await create();
      await server().logIn(made.account, 'wrong-password');
      await server().logIn(made.account, PASSWORD);
      const { list, total } = await server().ask(sysUserCalls.logins, { id: made.id });
      expect(total).toBe(2);
      expect(list.map(({ outcome }) => outcome)).toEqual(['success', 'wrongCredentials']);
    });

    test('pageList finds parts of account, nickname, phone and email, and takes % and _ as they are', async () => {
      const made = await server().ask(
        sysUserCalls.saveOrUpdate,
        form({ nickname: '100%_sure', email: 'Odd.Mail@example.com' }),
      );
      for (const keyword of [made.account.toUpperCase(), '100%_', 'odd.mail@']) {
        const { list } = await server().ask(sysUserCalls.pageList, { keyword });
        expect(list.map(({ id }) => id)).toEqual([made.id]);
      }
    });

    test('countByStatus: the chosen by status, their open sessions, and whether oneself is among them', async () => {
      const [signedIn, disabled] = [await create(), await create()];
      await server().logIn(signedIn.account, PASSWORD);
      await server().logIn(signedIn.account, PASSWORD);
      await server().ask(sysUserCalls.changeStatus, { id: disabled.id, status: 'disabled', reason });
      const ids = [signedIn.id, disabled.id];
      const counted = { total: 2, enabled: 1, disabled: 1, sessions: 2, oneself: false };
      expect(await server().ask(sysUserCalls.countByStatus, { ids })).toEqual(counted);

      const { total } = await server().ask(sysUserCalls.pageList, {});
      const all = await server().ask(sysUserCalls.countByStatus, { filter: {}, except: [disabled.id] });
      expect(all).toMatchObject({ total: total - 1, oneself: true });
      const others = await server().ask(sysUserCalls.countByStatus, { filter: {}, except: [ME] });
      expect(others).toMatchObject({ total: total - 1, oneself: false });
    });

    test('sorting by last login puts admins who never signed in last, either way', async () => {
      await create();
      for (const order of ['ascend', 'descend'] as const) {
        const { list } = await server().ask(sysUserCalls.pageList, { sort: 'lastLoginAt', order, pageSize: 200 });
        const times = list.map(({ lastLoginAt }) => lastLoginAt);
        expect(times.slice(times.indexOf(null)).every((time) => time === null)).toBe(true);
      }
    });
  });
});
