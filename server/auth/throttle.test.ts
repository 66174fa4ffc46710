import { eq } from 'drizzle-orm';
import { codes } from '../../contract/codes';
import { loginLog, loginThrottle, sysUser } from '../areas/sysUser/table';
import { MINUTE_MS } from '../lib/time';
import { onDatabase, onEveryDatabase, PASSWORD } from '../testing';
import { cleanTries, countAttempt, forgetAttempts, networkOf, WRONG_TRIES } from './throttle';

const list = (count: number) => Array.from({ length: count }, (_, index) => index);

onDatabase({}, (server) => {
  beforeEach(async () => {
    await server().db.delete(loginThrottle);
    await server().db.delete(loginLog);
  });

  const attemptOf = async (account: string, ip: string) => {
    const [admin] = await server().db.select().from(sysUser).where(eq(sysUser.account, account));
    return { sysUserId: admin?.id, account, ip, at: server().now.toISOString() };
  };
  /** As a call of a wrong password is counted, without the time to hash it. */
  const tryWrong = async (account: string, ip: string) =>
    (await countAttempt(server().db, await attemptOf(account, ip))) ? codes.tooManyAttempts : codes.wrongCredentials;
  const signIn = async (account: string, ip: string) => (await server().logIn(account, PASSWORD, { ip })).code;

  describe('an address that tries many accounts', () => {
    test('is refused for all of them, known or not, with the same answer', async () => {
      for (const index of list(WRONG_TRIES.address)) {
        expect(await tryWrong(`nobody_${index}`, '10.0.0.1')).toBe(codes.wrongCredentials);
      }
      const known = await server().logIn('admin', 'wrong-password', { ip: '10.0.0.1' });
      const unknown = await server().logIn('nobody_at_all', 'wrong-password', { ip: '10.0.0.1' });
      expect(known).toMatchObject({ code: codes.tooManyAttempts, message: expect.stringContaining('15 min') });
      expect(unknown).toEqual(known);
      expect(await signIn('admin', '10.0.0.2')).toBe(codes.success);
    });

    test('makes no more rows once it is refused', async () => {
      for (const index of list(WRONG_TRIES.address)) await tryWrong(`nobody_${index}`, '10.0.0.1');
      const rows = await server().db.$count(loginThrottle);
      await tryWrong('nobody_else', '10.0.0.1');
      expect(await server().db.$count(loginThrottle)).toBe(rows);
    });

    test('may try again after a quarter of an hour', async () => {
      for (const index of list(WRONG_TRIES.address)) await tryWrong(`nobody_${index}`, '10.0.0.1');
      server().advance(15 * MINUTE_MS - 1);
      expect(await signIn('admin', '10.0.0.1')).toBe(codes.tooManyAttempts);
      server().advance(1);
      expect(await signIn('admin', '10.0.0.1')).toBe(codes.success);
    });

    test('is not an office of ten where each mistypes three times', async () => {
      const operators = list(10).map((index) => `operator_${index}`);
      for (const operator of operators) {
        for (const _ of list(3)) expect(await tryWrong(operator, '10.0.0.1')).toBe(codes.wrongCredentials);
      }
      expect(await signIn('admin', '10.0.0.1')).toBe(codes.success);
    });

    test('is given back the tries of who signs in after all', async () => {
      for (const _ of list(20)) {
        for (const _again of list(4)) {
          expect(await tryWrong('admin', '10.0.0.1')).toBe(codes.wrongCredentials);
        }
        await forgetAttempts(server().db, await attemptOf('admin', '10.0.0.1'));
      }
      expect(await signIn('admin', '10.0.0.1')).toBe(codes.success);
    });
  });

  describe('an account that is tried from many addresses', () => {
    const attack = async (account: string) => {
      for (const index of list(WRONG_TRIES.account)) {
        expect(await tryWrong(account, `10.1.0.${index}`)).toBe(codes.wrongCredentials);
      }
    };

    test('is refused to the next address, known or not, with the same answer', async () => {
      await attack('admin');
      await attack('nobody_here');
      const known = await server().logIn('admin', PASSWORD, { ip: '10.2.0.1' });
      const unknown = await server().logIn('nobody_here', PASSWORD, { ip: '10.2.0.1' });
      expect(known).toMatchObject({ code: codes.tooManyAttempts, message: expect.stringContaining('15 min') });
      expect(unknown).toEqual(known);
    });

    test('is not refused to its owner where they signed in lately, and there five tries hold as ever', async () => {
      expect(await signIn('admin', '10.2.0.1')).toBe(codes.success);
      await attack('admin');
      expect(await signIn('admin', '10.2.0.1')).toBe(codes.success);
      for (const _ of list(WRONG_TRIES.both)) {
        expect(await tryWrong('admin', '10.2.0.1')).toBe(codes.wrongCredentials);
      }
      expect(await signIn('admin', '10.2.0.1')).toBe(codes.tooManyAttempts);
    });

    test('stays refused to others after its owner signed in where they are known', async () => {
      expect(await signIn('admin', '10.2.0.1')).toBe(codes.success);
      await attack('admin');
      server().advance(MINUTE_MS);
      expect(await tryWrong('admin', '10.2.0.1')).toBe(codes.wrongCredentials);
      expect(await signIn('admin', '10.2.0.1')).toBe(codes.success);
      expect(await tryWrong('admin', '10.3.0.1')).toBe(codes.tooManyAttempts);
      server().advance(14 * MINUTE_MS);
      expect(await tryWrong('admin', '10.3.0.1')).toBe(codes.wrongCredentials);
    });

    test('is not locked by a right password that was the last try it had', async () => {
      for (const index of list(WRONG_TRIES.account - 1)) await tryWrong('admin', `10.1.0.${index}`);
      server().advance(MINUTE_MS);
      expect(await signIn('admin', '10.2.0.1')).toBe(codes.success);
      expect(await tryWrong('admin', '10.3.0.1')).toBe(codes.wrongCredentials);
    });

    test.each([
      ['2001:db8:1:2::5', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', codes.success],
      ['2001:db8::5', '2001:db8:0:0:1::7', codes.success],
      ['::ffff:10.2.0.1', '10.2.0.1', codes.success],
      ['2001:db8:1:2::5', '2001:db8:1:3::5', codes.tooManyAttempts],
      ['2001:db8:1:2::5', '2001:db8::5', codes.tooManyAttempts],
      ['10.2.0.10', '10.2.0.1', codes.tooManyAttempts],
    ])('to an owner who signed in at %s and comes from %s it answers %i', async (known, ip, code) => {
      expect(await signIn('admin', known)).toBe(codes.success);
      await attack('admin');
      expect(await signIn('admin', ip)).toBe(code);
    });

    test('keeps the sessions that are open', async () => {
      const token = await server().signIn();
      await attack('admin');
      expect((await server().call('GET /fish/admin/home/summary', { zone: 'UTC' }, { token })).code).toBe(
        codes.success,
      );
    });

    test('leaves other accounts alone', async () => {
      await attack('admin');
      expect(await signIn('lin_wei', '10.2.0.1')).toBe(codes.success);
    });
  });

  test('the addresses of one network of IPv6 are one', async () => {
    for (const index of list(WRONG_TRIES.both)) {
      expect(await tryWrong('admin', `2001:db8:1:2::${index}`)).toBe(codes.wrongCredentials);
    }
    expect(await tryWrong('admin', '2001:db8:1:2:ffff::1')).toBe(codes.tooManyAttempts);
    expect(await tryWrong('admin', '2001:db8:1:3::1')).toBe(codes.wrongCredentials);
  });

  test('rows that have run out are deleted by the clock, without a right password', async () => {
    await tryWrong('nobody_here', '10.0.0.1');
    const { db } = server();
    server().advance(15 * MINUTE_MS);
    expect(await cleanTries(db, server().now.toISOString())).toBe(false);
    expect(await db.$count(loginThrottle)).toBe(3);
    server().advance(1);
    await tryWrong('somebody', '10.0.0.2');
    await cleanTries(db, server().now.toISOString());
    expect(await db.$count(loginThrottle)).toBe(3);
  });
});

onEveryDatabase({}, (server) => {
  const counted = async (tries: [account: string, ip: string][]) => {
    const at = server().now.toISOString();
    await server().db.delete(loginThrottle);
    const waits = await Promise.all(
      tries.map(([account, ip]) => countAttempt(server().db, { sysUserId: undefined, account, ip, at })),
    );
    return waits.filter((lockedMs) => lockedMs === 0).length;
  };

  test('many at once get past no limit, and nobody waits for another in a circle', async () => {
    expect(await counted(list(60).map((index) => [`nobody_${index}`, '10.0.0.1']))).toBe(WRONG_TRIES.address);
    expect(await counted(list(60).map((index) => ['nobody_here', `10.1.0.${index}`]))).toBe(WRONG_TRIES.account);
    const crossed = list(60).map((index): [string, string] => [`nobody_${index % 6}`, `10.2.0.${index % 7}`]);
    expect(await counted(crossed)).toBe(crossed.length);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
