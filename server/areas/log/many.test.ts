import { desc, sql } from 'drizzle-orm';
import { logCalls } from '../../../contract/log/calls';
import { FAILURES_NEAR_MAX } from '../../../contract/log/enums';
import { TOTAL_MAX } from '../../../contract/paging';
import { onDatabase } from '../../testing';
import { loginLog } from '../sysUser/table';

const COUNT = TOTAL_MAX + 50;

/** An account that most sign-ins are of. */
onDatabase({}, (server) => {
  const query = { keyword: 'ROBOT', pageSize: 30 } as const;
  let newest: string[];

  beforeAll(async () => {
    const { db } = server();
    await db.delete(loginLog);
    const make = (account: string, count: number, after: string) =>
      db.execute(sql`
        insert into login_log (account, outcome, ip, browser, system, at)
        select ${account}, case when place <= 7 then 'success' else 'wrongCredentials' end, '9.9.9.9', 'Chrome 130',
          'Windows 10', timestamptz '2026-03-01 00:00Z' + place * interval '1 second' + ${after}::interval
        from generate_series(1, ${count}::int) place`);
    await make('robot', COUNT, '0');
    await make('a_robot_too', 2, '1 day');
    await make('nobody', 3, '2 days');
    const rows = await db.select({ id: loginLog.id }).from(loginLog).orderBy(desc(loginLog.at)).limit(33);
    newest = rows.slice(3).map(({ id }) => id);
  });
  beforeEach(() => server().signIn());

  test('fills a page in the order of the list, and is counted exactly where that is asked for', async () => {
    const { list, next: _, ...page } = await server().ask(logCalls.pageList, query);
    expect(list.map(({ id }) => id)).toEqual(newest);
    // The first two are alone in their hour; of the others there is one each second.
    expect(new Set(list.slice(2).map(({ failuresNear }) => failuresNear))).toEqual(new Set([FAILURES_NEAR_MAX]));
    expect(page).toEqual({ total: TOTAL_MAX, more: true, current: 1, pageSize: 30 });
    expect(await server().ask(logCalls.pageList, { ...query, exact: 'true' })).toMatchObject({ total: COUNT + 2 });
    expect(await server().ask(logCalls.countByOutcome, { filter: { keyword: 'robot' } })).toMatchObject({
      ...{ total: COUNT + 2, success: 9, wrongCredentials: COUNT - 7 },
    });
  });

  test('is counted where another filter leaves fewer, and so is an account that few are of', async () => {
    expect(await server().ask(logCalls.pageList, { ...query, outcome: ['success'] })).toMatchObject({ total: 9 });
    expect(await server().ask(logCalls.pageList, { keyword: 'too' })).toMatchObject({ total: 2 });
    expect(await server().ask(logCalls.pageList, { keyword: 'obod' })).toMatchObject({ total: 3 });
  });
});
