import { asc, desc, eq, sql } from 'drizzle-orm';
import { TOTAL_MAX } from '../../../contract/paging';
import { shareCalls } from '../../../contract/share/calls';
import { onDatabase } from '../../testing';
import { user } from '../user/table';
import { share } from './table';
import { clearShares } from './testShares';

const COUNT = TOTAL_MAX + 50;
/** As many of the latest shares as are looked at. */
const LATEST = 1000;

/** Sharers of whom one has very many shares. */
onDatabase({}, (server) => {
  const names = ['Popular one', 'Another one', 'Somebody'] as const;
  let numbers: string[];
  const ask = (query: object) => server().ask(shareCalls.pageList, { pageSize: 30, ...query });
  const share_ = (who: number, count: number, day: number) =>
    server().db.execute(sql`
      insert into share (user_id, channel, of, shared_at)
      select (select id from app_user where nickname = ${names[who]}), case when place <= 7 then 'qq' else 'link' end, 'app',
        timestamptz '2026-03-01 00:00Z' + ${day}::int * interval '1 day' + place * interval '1 second'
      from generate_series(1, ${count}::int) place`);

  beforeAll(async () => {
    const { db } = server();
    await clearShares(server());
    const users = await db.select({ id: user.id, number: user.number }).from(user).orderBy(asc(user.id)).limit(3);
    for (const [at, nickname] of names.entries())
      await db
        .update(user)
        .set({ nickname })
        .where(eq(user.id, users[at]?.id ?? ''));
    numbers = users.map(({ number }) => String(number));
    await share_(0, COUNT, 0);
    await share_(1, 3, 1);
  });
  beforeEach(() => server().signIn());

  const newestOf = async (who: number) => {
    const rows = await server()
      .db.select({ id: share.id })
      .from(share)
      .innerJoin(user, eq(user.id, share.userId))
      .where(eq(user.nickname, names[who] ?? ''))
      .orderBy(desc(share.sharedAt), desc(share.id))
      .limit(30);
    return rows.map(({ id }) => id);
  };

  const isFound = async (keyword: string) => {
    const { list, total, more } = await ask({ keyword });
    expect(list.map(({ id }) => id)).toEqual(await newestOf(0));
    expect({ total, more }).toEqual({ total: TOTAL_MAX, more: true });
    expect(await ask({ keyword, exact: 'true' })).toMatchObject({
      total: COUNT,
      totals: { shares: COUNT, sharers: 1 },
    });
    expect(await ask({ keyword, channel: ['qq'] })).toMatchObject({ total: 7, totals: { shares: 7 } });
    expect((await ask({ keyword, sort: 'sharedAt', order: 'ascend' })).list).toHaveLength(30);
  };

  test('whose shares are the latest is found in the order of the list', async () => {
    for (const keyword of ['popular', numbers[0] ?? '']) await isFound(keyword);
  });

  test('so is who has shared as much, but not lately', async () => {
    await share_(2, LATEST, 2);
    for (const keyword of ['popular', numbers[0] ?? '']) await isFound(keyword);
  });

  test('who has few is found by what they shared, and nobody where there is nobody', async () => {
    const { list, total, totals } = await ask({ keyword: 'another' });
    expect(list.map(({ id }) => id)).toEqual(await newestOf(1));
    expect({ total, shares: totals?.shares }).toEqual({ total: 3, shares: 3 });
    expect(await ask({ keyword: 'nobody is called so' })).toMatchObject({ list: [], total: 0, totals: { shares: 0 } });
  });
});
