import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { logCalls } from '../../../contract/log/calls';
import { BURST_DAYS, BURST_FAILURES } from '../../../contract/log/enums';
import type { LoginRecord } from '../../../contract/sysUser';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { createRandom } from '../../db/demo/random';
import { DAY_MS, HOUR_MS, MINUTE_MS, shift } from '../../lib/time';
import { onDatabase, PASSWORD, START } from '../../testing';
import { loginLog, sysUser } from '../sysUser/table';

const start = START.toISOString();
const minutes = (count: number) => shift(start, count * MINUTE_MS);

onDatabase({}, (server) => {
  beforeEach(async () => {
    await server().db.delete(loginLog);
    await server().signIn();
  });

  const list = (query: Input<typeof logCalls.pageList> = {}) => server().ask(logCalls.pageList, query);
  const bursts = () => server().ask(logCalls.bursts, undefined);

  type Try = Partial<LoginRecord> & { at: string };
  const keep = (tries: Try[]) =>
    server()
      .db.insert(loginLog)
      .values(
        tries.map((row) => ({
          ...{ account: 'admin', outcome: 'wrongCredentials' as const, ip: '9.9.9.9', browser: 'Chrome 130' },
          ...{ system: 'Windows 10', ...row },
        })),
      );
  /** Refused sign-ins, one per minute. */
  const failures = (count: number, from: number, of: Partial<LoginRecord> = {}) =>
    Array.from({ length: count }, (_, index) => ({ at: minutes(from + index), ...of }));

  test('every try is listed with where it came from, also of accounts that do not exist', async () => {
    await server().logIn('admin', 'wrong-password', { ip: '8.8.8.8' });
    await server().logIn('nobody_here', PASSWORD, { ip: '10.0.0.5' });
    await server().logIn('admin', PASSWORD, { ip: '203.0.113.9' });
    const { list: rows, total } = await list({ sort: 'ip', order: 'ascend' });
    const [admin] = await server().db.select().from(sysUser).where(eq(sysUser.account, 'admin'));
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      { account: 'nobody_here', place: 'local', sysUserId: null, outcome: 'wrongCredentials', failuresNear: 1 },
      { account: 'admin', place: null, sysUserId: admin?.id, outcome: 'success', failuresNear: 0, burst: false },
      { account: 'admin', place: 'US', outcome: 'wrongCredentials' },
    ]);
    expect(await server().ask(sysUserCalls.logins, { id: admin?.id ?? '' })).toMatchObject({
      list: [{ place: null }, { place: 'US' }],
    });
  });

  test('filters, and what they count by outcome', async () => {
    await keep([
      { at: minutes(-90), account: 'Lin_Wei', outcome: 'success' },
      { at: minutes(-60), account: 'lin_wei', outcome: 'accountDisabled', ip: '9.9.9.1' },
      { at: minutes(-30), account: 'lin%wei', outcome: 'tooManyAttempts', ip: '9.9.9.10' },
    ]);
    const accounts = async (query: Input<typeof logCalls.pageList>) =>
      (await list(query)).list.map(({ account }) => account);
    expect(await accounts({ keyword: 'lin_w' })).toEqual(['lin_wei', 'Lin_Wei']);
    expect(await accounts({ keyword: '%' })).toEqual(['lin%wei']);
    expect(await accounts({ ip: '9.9.9.1' })).toEqual(['lin_wei']);
    expect(await accounts({ outcome: ['success', 'tooManyAttempts'] })).toEqual(['lin%wei', 'Lin_Wei']);
    expect(await accounts({ atFrom: minutes(-60), atTo: minutes(-30) })).toEqual(['lin%wei', 'lin_wei']);
    expect(await accounts({ sort: 'account', order: 'ascend' })).toHaveLength(3);
    const filter = { atTo: minutes(-45) };
    expect(await server().ask(logCalls.countByOutcome, { filter })).toEqual({
      ...{ total: 2, success: 1, wrongCredentials: 0, accountDisabled: 1, tooManyAttempts: 0 },
    });
  });

  test('ten refused tries within an hour are a burst, nine or slower ones are none', async () => {
    await keep([
      ...failures(BURST_FAILURES, -200, { ip: '9.9.9.1' }),
      ...failures(BURST_FAILURES - 1, -200, { ip: '9.9.9.2' }),
      ...Array.from({ length: 30 }, (_, index) => ({ at: minutes(-index * 7), ip: '9.9.9.3' })),
    ]);
    expect(await bursts()).toEqual([
      {
        ...{ ip: '9.9.9.1', place: null, failures: 10, accounts: 1, signedIn: 0 },
        ...{ from: minutes(-200), to: minutes(-191), signedInTo: minutes(-131) },
      },
    ]);
    const { list: rows } = await list({ burst: 'true' });
    expect(rows.map(({ ip, failuresNear }) => [ip, failuresNear])).toEqual(
      Array.from({ length: 10 }, (_, index) => ['9.9.9.1', 10 - index]),
    );
  });

  test('a sign-in right after a burst is a part of it, one from elsewhere or later is not', async () => {
    await keep([
      ...failures(12, -100, { account: 'Root', ip: '9.9.9.1' }),
      ...failures(3, -85, { account: 'root', ip: '9.9.9.1' }),
      { at: minutes(-80), outcome: 'success', ip: '9.9.9.1' },
      { at: minutes(-79), outcome: 'success', ip: '9.9.9.2' },
      { at: minutes(-20), outcome: 'success', ip: '9.9.9.1' },
    ]);
    expect(await bursts()).toMatchObject([{ failures: 15, accounts: 1, signedIn: 1 }]);
    expect((await list({ burst: 'true', outcome: ['success'] })).list).toMatchObject([
      { at: minutes(-80), failuresNear: 15, burst: true },
    ]);
    expect((await list({ ip: '9.9.9.1', outcome: ['success'] })).list.map(({ burst }) => burst)).toEqual([false, true]);
  });

  test('after a quiet hour another burst begins; old ones are no longer told', async () => {
    await keep([
      ...failures(10, -500),
      ...failures(10, -400),
      ...failures(20, -(BURST_DAYS * DAY_MS) / MINUTE_MS - 60, { ip: '9.9.9.8' }),
    ]);
    expect(await bursts()).toMatchObject([
      { from: minutes(-400), failures: 10 },
      { from: minutes(-500), failures: 10 },
    ]);
  });

  test('what a burst says is what the list of its address and time has, and each row knows what the filter finds', async () => {
    const random = createRandom(8);
    const outcomes = ['success', 'wrongCredentials', 'wrongCredentials', 'accountDisabled', 'tooManyAttempts'] as const;
    await keep(
      Array.from({ length: 400 }, () => ({
        at: shift(start, -random.integer(0, 12 * HOUR_MS)),
        ip: `9.9.9.${random.integer(1, 3)}`,
        account: random.pick(['admin', 'Admin', 'root', 'lin_wei']),
        outcome: random.pick(outcomes),
      })),
    );
    const found = await bursts();
    expect(found.length).toBeGreaterThan(1);
    for (const { ip, from, to, failures, signedIn, signedInTo, accounts } of found) {
      const refused = await list({
        ...{ ip, atFrom: from, atTo: to, pageSize: 200 },
        outcome: ['wrongCredentials', 'accountDisabled', 'tooManyAttempts'],
      });
      expect(refused.total).toBe(failures);
      expect(new Set(refused.list.map(({ account }) => account.toLowerCase())).size).toBe(accounts);
      expect(refused.list.every(({ burst }) => burst)).toBe(true);
      expect((await list({ ip, outcome: ['success'], atFrom: from, atTo: signedInTo })).total).toBe(signedIn);
    }
    const all = [1, 2].map((current) => list({ current, pageSize: 200 }));
    const marked = (await Promise.all(all)).flatMap((page) => page.list).filter(({ burst }) => burst);
    const filtered = await Promise.all([1, 2].map((current) => list({ current, pageSize: 200, burst: 'true' })));
    expect(filtered.flatMap((page) => page.list).map(({ id }) => id)).toEqual(marked.map(({ id }) => id));
    expect(marked.length).toBeGreaterThan(20);
  });
});
