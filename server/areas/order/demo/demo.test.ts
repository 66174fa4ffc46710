import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { valuesOf } from '../../../../contract/enum';
import { AMOUNT_MAX, moneyCurrency, payCurrency } from '../../../../contract/money.enums';
import { orderKind, orderStatus, payChannel, platform } from '../../../../contract/order/enums';
import type { Database } from '../../../db/database';
import { seedDemo } from '../../../db/demo';
import { rowsOf } from '../../../db/rows';
import { openEmpty } from '../../../testDatabase';
import { operation } from '../../operation/table';
import { ledger } from '../../user/table';
import { order, orderItem } from '../table';

const now = new Date('2026-03-10T10:20:30.456Z');

describe('demo orders', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty();
    await database.prepare((db) => seedDemo(db, { users: 600, admins: 30, now, password: 'fishadmin' }));
  });
  afterAll(() => database.close());

  const wrongOnes = async (condition: ReturnType<typeof sql>) =>
    database.db.select({ number: order.number }).from(order).where(condition);

  test('there is one of every status, kind, channel, platform and currency', async () => {
    const columns = [
      [order.status, orderStatus],
      [order.kind, orderKind],
      [order.channel, payChannel],
      [order.platform, platform],
      [order.currency, payCurrency],
    ] as const;
    for (const [column, values] of columns) {
      const found = await database.db.selectDistinct({ value: sql<string>`${column}` }).from(order);
      expect(new Set(found.map(({ value }) => value))).toEqual(new Set(valuesOf(values)));
    }
    for (const currency of valuesOf(moneyCurrency)) {
      expect(
        await database.db.$count(order, and(eq(order.currency, currency), eq(order.status, 'completed'))),
      ).not.toBe(0);
    }
    expect(await database.db.$count(order, eq(order.amount, AMOUNT_MAX))).toBe(2);
    expect(await database.db.$count(order, ne(order.remark, ''))).not.toBe(0);
    expect(await database.db.$count(order, ne(order.discount, 0))).not.toBe(0);
  });

  test('what was bought with an entry of a ledger is the order of that entry', async () => {
    const { db } = database;
    const bought = sql`(${ledger.kind} in ('recharge', 'exchange', 'refund') and ${ledger.wishId} is null)`;
    expect(await db.$count(ledger, and(bought, isNull(ledger.orderId)))).toBe(0);
    expect(await db.$count(ledger, sql`not ${bought} and ${ledger.orderId} is not null`)).toBe(0);
    const moved = (kind: string) => sql`(select coalesce(sum(delta), 0) from user_ledger
      where user_ledger.order_id = ${order}.id and kind = ${kind} and user_ledger.user_id = ${order}.user_id)`;
    const stones = sql`(select sum(stones + bonus) from mall_order_item where order_id = ${order}.id)`;
    const isPaid = sql`(${order.paidAt} is not null)::int`;
    expect(
      await wrongOnes(sql`${order.kind} = 'recharge' and (
      ${moved('recharge')} <> ${stones} * ${isPaid}
      or ${moved('refund')} <> -div(${stones} * ${order.refunded}, greatest(${order.paid}, 1)))`),
    ).toEqual([]);
    expect(
      await wrongOnes(sql`${order.kind} = 'exchange' and (
      ${moved('exchange')} <> -${order.paid} or ${moved('refund')} <> ${order.refunded})`),
    ).toEqual([]);
  });

  test('the lines of an order add up to it', async () => {
    const of = (column: string) =>
      sql`(select sum(${sql.raw(column)}) from mall_order_item where order_id = ${order}.id)`;
    expect(await wrongOnes(sql`${of('sum')} <> ${order.amount} - ${order.discount}`)).toEqual([]);
    expect(await wrongOnes(sql`${of('price * count')} <> ${order.amount}`)).toEqual([]);
  });

  test('an order was taken through its steps in turn, and not ahead of time', async () => {
    const { orderedAt, paidAt, shippedAt, completedAt, refundedAt, closedAt, updatedAt } = order;
    const late = sql`greatest(${orderedAt}, ${paidAt}, ${shippedAt}, ${completedAt}, ${refundedAt}, ${closedAt})`;
    expect(await wrongOnes(sql`${late} > ${now.toISOString()}::timestamptz or ${late} > ${updatedAt}`)).toEqual([]);
    expect(
      await wrongOnes(sql`${paidAt} < ${orderedAt} or ${shippedAt} < ${paidAt} or ${completedAt} < ${shippedAt}
        or ${refundedAt} < ${paidAt} or ${closedAt} < ${orderedAt} or ${refundedAt} < ${completedAt}`),
    ).toEqual([]);
    const times = sql`(${paidAt} is not null) <> (${order.status} not in ('waiting', 'closed'))
      or (${closedAt} is not null) <> (${order.status} = 'closed')
      or (${shippedAt} is not null) <> (${order.trackingNumber} is not null)
      or (${order.status} = 'shipped' and ${shippedAt} is null)
      or (${order.status} = 'completed' and ${completedAt} is null)
      or ${order.hasParcel} <> (${order.receiverPhone} is not null)`;
    expect(await wrongOnes(times)).toEqual([]);
    const registered = sql`(select registered_at from app_user where id = ${order}.user_id)`;
    expect(await wrongOnes(sql`${orderedAt} < ${registered}`)).toEqual([]);
  });

  test('what operators did to an order is in the log', async () => {
    const logged = (action: string) => sql`(select count(*) from ${operation}
      where target_type = 'order' and target_id = ${order}.id and action = ${action})`;
    expect(
      await wrongOnes(sql`${logged('refund')} <> (${order.refundedAt} is not null)::int
        or ${logged('close')} <> (${order.closedAt} is not null)::int
        or ${logged('ship')} <> (${order.shippedAt} is not null)::int
        or ${logged('remark')} <> (${order.remark} <> '')::int`),
    ).toEqual([]);
  });

  test('nobody had more of something than one user may', async () => {
    const rows = await rowsOf(
      database.db,
      sql`
      select mall_order.user_id, item_id from mall_order_item join mall_order on mall_order.id = order_id
      join (select id, limit_per_user from gift union select id, limit_per_user from stone_package) as goods
        on goods.id = item_id
      where mall_order.status not in ('closed', 'refunded', 'waiting')
      group by 1, 2, limit_per_user having sum(count) > limit_per_user`,
    );
    expect(rows).toEqual([]);
  });

  test('new orders get numbers of their own', async () => {
    const { db } = database;
    const [row] = await db.select({ next: sql<number>`nextval('order_number')::int` }).from(orderItem).limit(1);
    const [last] = await db
      .select({ number: sql<number>`greatest(max(${order.number}), max(${orderItem.number}))` })
      .from(orderItem)
      .innerJoin(order, eq(order.id, orderItem.orderId));
    expect(row?.next).toBe((last?.number ?? 0) + 1);
  });
});
