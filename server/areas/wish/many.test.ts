import { desc, eq, sql } from 'drizzle-orm';
import { TOTAL_MAX } from '../../../contract/paging';
import { wishCalls } from '../../../contract/wish/calls';
import { onDatabase } from '../../testing';
import { user } from '../user/table';
import { wish } from './table';

const COUNT = TOTAL_MAX + 50;

/** A letter that most wishes are found by. */
onDatabase({ demo: 'small' }, (server) => {
  const query = { keyword: 'Q', pageSize: 30 } as const;
  let newest: string[];
  let make: (userId: string | undefined, count: number, text: string, from: number, after: string) => unknown;

  beforeAll(async () => {
    const { db } = server();
    const [one, another] = await db.select({ id: user.id }).from(user).limit(2);
    await db.delete(wish);
    await db.update(user).set({ nickname: 'Nobody' });
    await db
      .update(user)
      .set({ nickname: 'quentin' })
      .where(eq(user.id, one?.id ?? ''));
    make = (userId, count, text, from, after) =>
      db.execute(sql`
        insert into wish (number, user_id, text, stones, state, made_at, expires_at)
        select ${from}::int + place, ${userId}::bigint, ${text}, 10, case when place <= 7 then 'expired' else 'open' end,
          now() + place * interval '1 minute' + ${after}::interval, now() + interval '90 days'
        from generate_series(1, ${count}::int) place`);
    await make(one?.id, COUNT, 'of this user', 9_000_000, '0');
    await make(another?.id, 3, 'of a quince', 9_100_000, '30 days');
    await make(another?.id, 3, 'of nothing', 9_200_000, '31 days');
    const rows = await db.select({ id: wish.id }).from(wish).orderBy(desc(wish.madeAt), desc(wish.id)).limit(63);
    newest = rows.slice(3).map(({ id }) => id);
  });
  beforeEach(() => server().signIn());

  test('fills a page in the order of the list, and says that there are more than are counted', async () => {
    const { list, next: _, ...page } = await server().ask(wishCalls.pageList, query);
    expect(list.map(({ id }) => id)).toEqual(newest.slice(0, 30));
    expect(page).toEqual({ total: TOTAL_MAX, more: true, current: 1, pageSize: 30 });
    const second = await server().ask(wishCalls.pageList, { ...query, current: 2 });
    expect(second.list.map(({ id }) => id)).toEqual(newest.slice(30, 60));
    expect(await server().ask(wishCalls.pageList, { ...query, exact: 'true' })).toMatchObject({
      total: COUNT + 3,
      totals: { wishes: COUNT + 3, people: 2 },
    });
  });

  test('is counted and summed up where another filter leaves fewer', async () => {
    const some = await server().ask(wishCalls.pageList, { ...query, state: 'expired' });
    expect(some).toMatchObject({ total: 10, totals: { wishes: 10, stones: 100 } });
    expect(some.list).toHaveLength(10);
  });

  test('digits that nearly every number begins with do so too', async () => {
    const { list, total } = await server().ask(wishCalls.pageList, { keyword: '9', pageSize: 1 });
    expect([list[0]?.text, total]).toEqual(['of nothing', TOTAL_MAX]);
  });

  test('a cursor goes on where very many more are found meanwhile', async () => {
    const [someone] = await server().db.select({ id: user.id }).from(user).where(eq(user.nickname, 'Nobody')).limit(1);
    const some = { keyword: '77', pageSize: 1 } as const;
    await make(someone?.id, 3, 'first', 77_000_000, '90 days');
    const { total, next } = await server().ask(wishCalls.pageList, some);
    expect(total).toBe(3);
    await make(someone?.id, COUNT, 'then', 77_100_000, '40 days');
    const { list } = await server().ask(wishCalls.pageList, { ...some, pageSize: 2, after: next });
    expect(list.map(({ number }) => number)).toEqual([77_000_002, 77_000_001]);
  });
});
