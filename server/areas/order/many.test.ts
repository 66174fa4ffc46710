import { desc, eq, sql } from 'drizzle-orm';
import { orderCalls } from '../../../contract/order/calls';
import { TOTAL_MAX } from '../../../contract/paging';
import { rechargeCalls } from '../../../contract/recharge/calls';
import { onDatabase } from '../../testing';
import { ledger, user } from '../user/table';
import { order, orderItem } from './table';

const COUNT = TOTAL_MAX + 50;

/** A letter that most orders are found by. */
onDatabase({ demo: 'small' }, (server) => {
  const query = { keyword: 'Q', pageSize: 30 } as const;
  let newest: string[];
  let make: (userId: string | undefined, count: number, channel: string, after: string, from?: number) => unknown;

  beforeAll(async () => {
    const { db } = server();
    const [one, another] = await db.select({ id: user.id }).from(user).limit(2);
    await db.delete(ledger);
    await db.delete(orderItem);
    await db.delete(order);
    await db.update(user).set({ nickname: 'Nobody' });
    await db
      .update(user)
      .set({ nickname: 'quentin' })
      .where(eq(user.id, one?.id ?? ''));
    make = (userId, count, channel, after, from) =>
      db.execute(sql`
        with made as (
          insert into mall_order (number, user_id, kind, currency, amount, channel, channel_number, platform, status, ordered_at, updated_at)
          select coalesce(${from ?? null}::int + place, nextval('order_number')), ${userId}::bigint, 'recharge', 'CNY', 600, 'alipay', ${channel} || place, 'ios',
            case when place <= 7 then 'closed' else 'waiting' end, at, at
          from (select place, now() + place * interval '1 minute' + ${after}::interval as at from generate_series(1, ${count}::int) place) rows
          returning id, ordered_at
        )
        insert into mall_order_item (order_id, type, item_id, name, icon, count, price, sum, stones, bonus, at)
        select id, 'stone', 1, 'Stones', '', 1, 600, 600, 60, 0, ordered_at from made`);
    await make(one?.id, COUNT, 'found-by-user-', '0');
    await make(another?.id, 3, 'Q-payment-', '30 days');
    await make(another?.id, 3, 'other-', '31 days');
    const rows = await db.select({ id: order.id }).from(order).orderBy(desc(order.orderedAt), desc(order.id)).limit(63);
    newest = rows.slice(3).map(({ id }) => id);
  });
  beforeEach(() => server().signIn());

  test('fills a page in the order of the list, and says that there are more than are counted', async () => {
    const { list, next: _, ...page } = await server().ask(orderCalls.pageList, query);
    expect(list.map(({ id }) => id)).toEqual(newest.slice(0, 30));
    expect(page).toEqual({ total: TOTAL_MAX, more: true, current: 1, pageSize: 30 });
    const second = await server().ask(orderCalls.pageList, { ...query, current: 2 });
    expect(second.list.map(({ id }) => id)).toEqual(newest.slice(30, 60));
    expect(await server().ask(orderCalls.pageList, { ...query, exact: 'true' })).toMatchObject({
      total: COUNT + 3,
      totals: [{ count: COUNT + 3 }],
    });
  });

  test('is counted and summed up where another filter leaves fewer', async () => {
    const some = await server().ask(orderCalls.pageList, { ...query, status: 'closed' });
    expect(some).toMatchObject({ total: 10, totals: [{ currency: 'CNY', count: 10 }] });
    expect(some.list).toHaveLength(10);
  });

  test('does the same to purchases', async () => {
    const { list, next: _, ...page } = await server().ask(rechargeCalls.pageList, query);
    expect(list.map((line) => line.order.id)).toEqual(newest.slice(0, 30));
    expect(page).toEqual({ total: TOTAL_MAX, more: true, current: 1, pageSize: 30 });
    expect(await server().ask(rechargeCalls.pageList, { ...query, exact: 'true' })).toMatchObject({ total: COUNT + 3 });
  });

  test('digits that nearly every number begins with do so too', async () => {
    const { list, total } = await server().ask(orderCalls.pageList, { keyword: '3', pageSize: 1 });
    expect([list.length, total]).toEqual([1, TOTAL_MAX]);
    const [{ lines } = { lines: 0 }] = await server().db.select({ lines: sql<number>`count(*)::int` }).from(orderItem);
    expect(lines).toBeGreaterThan(COUNT);
  });

  test('a cursor goes on where very many more are found meanwhile', async () => {
    const [someone] = await server().db.select({ id: user.id }).from(user).where(eq(user.nickname, 'Nobody')).limit(1);
    const some = { keyword: '77', pageSize: 1 } as const;
    await make(someone?.id, 3, 'first-', '90 days', 77_000_000);
    const [orders, lines] = [
      await server().ask(orderCalls.pageList, some),
      await server().ask(rechargeCalls.pageList, some),
    ];
    expect([orders.total, lines.total]).toEqual([3, 3]);
    // Or the triggers of so many lines read all orders for each.
    await server().db.execute(sql`analyze`);
    await make(someone?.id, COUNT, 'then-', '40 days', 77_100_000);
    const rest = { ...some, pageSize: 2 };
    const behind = await server().ask(orderCalls.pageList, { ...rest, after: orders.next });
    expect(behind.list.map(({ number }) => number)).toEqual([77_000_002, 77_000_001]);
    const linesBehind = await server().ask(rechargeCalls.pageList, { ...rest, after: lines.next });
    expect(linesBehind.list.map((line) => line.order.number)).toEqual([77_000_002, 77_000_001]);
  });
});
