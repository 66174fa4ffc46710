import { eq, inArray } from 'drizzle-orm';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { homeCalls } from '../../../contract/home/calls';
import { loginCalls } from '../../../contract/login/calls';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { HOUR_MS, MINUTE_MS } from '../../lib/time';
import { onDatabase, PASSWORD, START, type TestApp } from '../../testing';
import { loginLog, sysUser, sysUserSession } from '../sysUser/table';

onDatabase({}, (server) => {
  let address = 0;
  /** An address without attempts to sign in. */
  const newIp = () => {
    address += 1;
    return `10.0.0.${address}`;
  };
  const me = { keyword: 'admin' };

  const tryWrong = async (app: TestApp, times: number, account: string, ip: string) => {
    for (let done = 0; done < times; done += 1) {
      expect(await app.logIn(account, 'wrong-password', { ip })).toMatchObject({ code: codes.wrongCredentials });
    }
  };

  describe('signing in', () => {
    test('answers the token and the user info (spec §3)', async () => {
      const { code, data } = await server().logIn('admin', PASSWORD);
      expect(code).toBe(200);
      expect(data).toEqual({
        id: '7200000000000000001',
        account: 'admin',
        nickname: 'Admin',
        atoken: expect.any(String),
      });
      expect(Buffer.from(data.atoken, 'base64url')).toHaveLength(32);
    });

    test('does not mind the case of the account', async () => {
      expect(await server().logIn('ADMIN', PASSWORD)).toMatchObject({ code: 200 });
    });

    test('keeps only a hash of the token', async () => {
      const { data } = await server().logIn('admin', PASSWORD);
      const sessions = await server().db.select().from(sysUserSession);
      expect(JSON.stringify(sessions)).not.toContain(data.atoken);
    });

    test('notes time and address at the admin', async () => {
      await server().logIn('admin', PASSWORD, { ip: '10.9.8.7' });
      const [row] = await server().db.select().from(sysUser).where(eq(sysUser.account, 'admin'));
      expect(row).toMatchObject({ lastLoginIp: '10.9.8.7', lastLoginAt: server().now.toISOString() });
    });

    test('a wrong password and an unknown account get the same answer', async () => {
      const wrong = await server().logIn('admin', 'wrong-password', { ip: newIp() });
      const unknown = await server().logIn('nobody_here', 'wrong-password', { ip: newIp() });
      expect(wrong.code).toBe(codes.wrongCredentials);
      expect(unknown).toEqual(wrong);
    });

    test('a password encrypted for another key is refused on its field', async () => {
      const answer = await server().call(loginCalls.account, { account: 'admin', password: 'bm90IGVuY3J5cHRlZA==' });
      expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'password' }] } });
    });

    test('a disabled admin is told so with the right password only', async () => {
      await server().db.update(sysUser).set({ status: 'disabled' }).where(eq(sysUser.account, 'lin_wei'));
      const ip = newIp();
      expect(await server().logIn('lin_wei', 'wrong-password', { ip })).toMatchObject({ code: codes.wrongCredentials });
      expect(await server().logIn('lin_wei', PASSWORD, { ip })).toMatchObject({ code: codes.accountDisabled });
      await server().db.update(sysUser).set({ status: 'enabled' }).where(eq(sysUser.account, 'lin_wei'));
    });

    test('every try is kept, also a refused one, with browser and system', async () => {
      const ip = newIp();
      const agent =
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
      await server().logIn('admin', 'wrong-password', { ip, headers: { 'user-agent': agent } });
      await server().logIn('nobody_here', 'wrong-password', { ip });
      await server().logIn('admin', PASSWORD, { ip });
      const rows = await server().db.select().from(loginLog).where(eq(loginLog.ip, ip)).orderBy(loginLog.id);
      expect(rows).toMatchObject([
        { account: 'admin', outcome: 'wrongCredentials', browser: 'Chrome 130', system: 'Windows 10' },
        { account: 'nobody_here', outcome: 'wrongCredentials', sysUserId: null },
        { account: 'admin', outcome: 'success', sysUserId: '7200000000000000001' },
      ]);
    });
  });

  test('the address that a caller claims to come from is not believed, unless a setting names the proxy', async () => {
    const ip = newIp();
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    await server().logIn('admin', 'wrong-password', { ip, headers });
    const rows = await server()
      .db.select()
      .from(loginLog)
      .where(inArray(loginLog.ip, [ip, '203.0.113.9']));
    expect(rows).toMatchObject([{ ip }]);
  });

  describe('after five wrong tries', () => {
    test('the right password is refused for 15 minutes, and the message says when to try again', async () => {
      const ip = newIp();
      await tryWrong(server(), 5, 'admin', ip);
      const refused = await server().logIn('admin', PASSWORD, { ip });
      expect(refused).toMatchObject({ code: codes.tooManyAttempts, message: expect.stringContaining('15 min') });
      server().advance(15 * MINUTE_MS - 1);
      expect(await server().logIn('admin', PASSWORD, { ip })).toMatchObject({ code: codes.tooManyAttempts });
      server().advance(1);
      expect(await server().logIn('admin', PASSWORD, { ip })).toMatchObject({ code: 200 });
    });

    test('another address may still sign in', async () => {
      await tryWrong(server(), 5, 'admin', newIp());
      expect(await server().logIn('admin', PASSWORD, { ip: newIp() })).toMatchObject({ code: 200 });
    });

    test('an unknown account is locked alike', async () => {
      const ip = newIp();
      await tryWrong(server(), 5, 'nobody_here', ip);
      expect(await server().logIn('nobody_here', PASSWORD, { ip })).toMatchObject({ code: codes.tooManyAttempts });
    });

    test('a success before the fifth clears the count', async () => {
      const ip = newIp();
      await tryWrong(server(), 4, 'admin', ip);
      expect(await server().logIn('admin', PASSWORD, { ip })).toMatchObject({ code: 200 });
      await tryWrong(server(), 4, 'admin', ip);
      expect(await server().logIn('admin', PASSWORD, { ip })).toMatchObject({ code: 200 });
    });

    test('tries of more than 15 minutes ago no longer count', async () => {
      const ip = newIp();
      await tryWrong(server(), 4, 'admin', ip);
      server().advance(15 * MINUTE_MS);
      await tryWrong(server(), 4, 'admin', ip);
      expect(await server().logIn('admin', PASSWORD, { ip })).toMatchObject({ code: 200 });
    });
  });

  describe('a session', () => {
    const isOpen = async (token: string) => (await server().call(sysUserCalls.pageList, me, { token })).code;

    test.each([
      ['missing', ''],
      ['unknown', 'x'.repeat(43)],
    ])('a %s token is refused with 10021', async (_, token) => {
      expect(await server().call(sysUserCalls.pageList, me, { token })).toMatchObject({
        code: codes.tokenExpired,
        message: 'Token has expired',
      });
    });

    test('10021 comes before any complaint about the query', async () => {
      const answer = await server().call(sysUserCalls.pageList, { pageSize: 'many' }, { token: '' });
      expect(answer.code).toBe(codes.tokenExpired);
    });

    test('ends after 2 idle hours, and not while it is used', async () => {
      const used = await server().signIn();
      const idle = await server().signIn();
      server().advance(HOUR_MS);
      expect(await isOpen(used)).toBe(200);
      server().advance(HOUR_MS);
      expect(await isOpen(used)).toBe(200);
      expect(await isOpen(idle)).toBe(codes.tokenExpired);
    });

    test.each<[string, (token: string) => Promise<{ code: number }>]>([
      ['the queue’s numbers', (token) => server().call(auditCalls.summary, { since: START.toISOString() }, { token })],
      ['home', (token) => server().call(homeCalls.summary, { zone: 'UTC' }, { token })],
    ])('ends in two hours while a screen that nobody looks at asks for %s', async (_, ask) => {
      const token = await server().signIn();
      server().advance(HOUR_MS);
      expect(await ask(token)).toMatchObject({ code: codes.success });
      server().advance(HOUR_MS);
      expect(await ask(token)).toMatchObject({ code: codes.tokenExpired });
    });

    test('ends after 12 hours, however much it is used', async () => {
      const token = await server().signIn();
      for (let hour = 1; hour < 12; hour += 1) {
        server().advance(HOUR_MS);
        expect(await isOpen(token)).toBe(200);
      }
      server().advance(HOUR_MS);
      expect(await isOpen(token)).toBe(codes.tokenExpired);
    });

    test('is written down as seen at most once a minute', async () => {
      const token = await server().signIn();
      const opened = server().now.toISOString();
      const lastSeen = async () =>
        (await server().db.select().from(sysUserSession).orderBy(sysUserSession.createdAt)).at(-1)?.lastSeenAt;
      server().advance(MINUTE_MS - 1);
      await isOpen(token);
      expect(await lastSeen()).toBe(opened);
      server().advance(2);
      await isOpen(token);
      expect(await lastSeen()).toBe(server().now.toISOString());
    });

    test('ends with signing out, which succeeds also when it has ended already', async () => {
      const token = await server().signIn();
      expect(await server().call(loginCalls.signOut, undefined, { token })).toMatchObject({ code: 200 });
      expect(await isOpen(token)).toBe(codes.tokenExpired);
      expect(await server().call(loginCalls.signOut, undefined, { token })).toMatchObject({ code: 200 });
    });

    test('ends when its admin is disabled', async () => {
      const token = await server().signIn('lin_wei');
      await server().db.update(sysUser).set({ status: 'disabled' }).where(eq(sysUser.account, 'lin_wei'));
      expect(await isOpen(token)).toBe(codes.tokenExpired);
    });
  });
});
