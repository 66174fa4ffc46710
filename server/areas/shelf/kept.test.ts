import { and, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { giftCalls } from '../../../contract/gift/calls';
import { shelfCalls } from '../../../contract/shelf/calls';
import type { Db } from '../../db/database';
import { MINUTE_MS, shift } from '../../lib/time';
import { onEveryDatabase } from '../../testing';
import { order, orderItem } from '../order/table';
import { user } from '../user/table';
import { addSold, soldKept } from './kept';
import { itemSold, itemSoldAt, soldChange } from './table';

const NOW = '2026-03-10T10:20:30.456Z';
const ITEMS = ['7100000000000000001', '7100000000000000002', '7100000000000000003'];
const STATUSES = ['waiting', 'paid', 'shipped', 'completed', 'refunded', 'closed'] as const;
const SALES = ['paid', 'shipped', 'completed'];

type Step =
  | { do: 'order'; items: number[]; count: number; minutes: number; status: number; currency: 'CNY' | 'USD' }
  | { do: 'status'; which: number; status: number }
  | { do: 'paid'; which: number; minutes: number | null }
  | { do: 'line'; which: number; count: number }
  | { do: 'delete'; which: number }
  | { do: 'fail' | 'add' | 'count' };

const place = fc.nat({ max: 20 });
const status = fc.nat({ max: STATUSES.length - 1 });
/** Over two days, so that sales meet in one quarter of an hour and don't. */
const minutes = fc.nat({ max: 2880 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      items: fc.array(fc.nat({ max: ITEMS.length - 1 }), { minLength: 1, maxLength: 3 }),
      ...{
        count: fc.integer({ min: 1, max: 9 }),
        minutes,
        status,
        currency: fc.constantFrom('CNY' as const, 'USD' as const),
      },
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('status' as const), which: place, status }) },
  fc.record({ do: fc.constant('paid' as const), which: place, minutes: fc.option(minutes) }),
  fc.record({ do: fc.constant('line' as const), which: place, count: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('delete' as const), which: place }),
  fc.record({ do: fc.constantFrom('fail' as const, 'add' as const, 'count' as const) }),
);

onEveryDatabase({ demo: 'small' }, (server) => {
  beforeEach(() => server().signIn());

  test('the demo data is kept as its orders say, and nothing waits to be added', async () => {
    expect(await soldKept.compare(server().db, 5)).toEqual({ records: expect.any(Number), differ: 0, first: [] });
    expect(await server().db.$count(soldChange)).toBe(0);
    expect(await server().db.$count(itemSold)).toBeGreaterThan(5);
  });

  test('whatever becomes of orders, in whatever turn: what is kept is what they sum up to', async () => {
    const { db } = server();
    const [buyer] = await db.select({ id: user.id }).from(user).limit(1);
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 25 }), async (history) => {
        await clear(db);
        const made: string[] = [];
        for (const step of history) await take(db, step, made, buyer?.id ?? '');
        expect(await keptOf(db)).toEqual(await plainOf(db, made));
        while (await addSold(db, 3));
        expect(await keptOf(db)).toEqual(await plainOf(db, made));
        expect((await soldKept.compare(db, 5)).first).toEqual([]);
      }),
      { numRuns: 40, seed: 20 },
    );
    await clear(db);
  });

  test('two servers that add at once, and one that counts anew, add nothing twice', async () => {
    const { db } = server();
    const [line] = await db
      .select()
      .from(orderItem)
      .innerJoin(order, eq(order.id, orderItem.orderId))
      .where(inArray(order.status, ['completed']))
      .limit(1);
    const { id = '' } = line?.mall_order ?? {};
    for (let turn = 0; turn < 20; turn += 1) {
      await db
        .update(orderItem)
        .set({ count: turn + 1 })
        .where(eq(orderItem.orderId, id));
      await Promise.all([addSold(db), addSold(db), ...(turn % 5 ? [] : [soldKept.count(db)])]);
    }
    while (await addSold(db));
    expect((await soldKept.compare(db, 5)).first).toEqual([]);
  });

  test('the shelf and the lists say it before it is added', async () => {
    const { db } = server();
    const [gift] = (await server().ask(giftCalls.pageList, { sort: 'sold', order: 'descend' })).list;
    const { id = '', sold = 0 } = gift ?? {};
    const [line] = await db
      .select({ id: orderItem.id, count: orderItem.count })
      .from(orderItem)
      .innerJoin(order, eq(order.id, orderItem.orderId))
      .where(and(eq(orderItem.itemId, id), inArray(order.status, ['completed'])))
      .orderBy(desc(order.paidAt))
      .limit(1);
    await db
      .update(orderItem)
      .set({ count: sql`${orderItem.count} + 7` })
      .where(eq(orderItem.id, line?.id ?? ''));
    expect(await server().ask(giftCalls.detail, { id })).toMatchObject({ sold: sold + 7 });
    expect(await server().ask(shelfCalls.sales, { id, zone: 'UTC' })).toMatchObject({ pieces: sold + 7 });
    await db
      .update(orderItem)
      .set({ count: line?.count ?? 1 })
      .where(eq(orderItem.id, line?.id ?? ''));
  });
});

async function take(db: Db, step: Step, made: string[], userId: string): Promise<void> {
  switch (step.do) {
    case 'order':
      made.push(await makeOrder(db, step, userId));
      return;
    case 'fail':
      return failing(db, made[0]);
    case 'add':
      return void (await addSold(db));
    case 'count':
      return soldKept.count(db);
  }
  const id = made[step.which % Math.max(1, made.length)];
  if (id) await change(db, step, made, id);
}

async function change(db: Db, step: Step & { which: number }, made: string[], id: string): Promise<void> {
  const write = (row: Partial<typeof order.$inferInsert>) => db.update(order).set(row).where(eq(order.id, id));
  switch (step.do) {
    case 'status': {
      const status = STATUSES[step.status] ?? 'waiting';
      await write({ status, refundedAt: status === 'refunded' ? NOW : null });
      break;
    }
    case 'paid':
      await write({ paidAt: step.minutes === null ? null : shift(NOW, step.minutes * MINUTE_MS) });
      break;
    case 'line':
      await db
        .update(orderItem)
        .set({ count: step.count, sum: step.count * 5 })
        .where(eq(orderItem.orderId, id));
      break;
    case 'delete':
      await db.delete(orderItem).where(eq(orderItem.orderId, id));
      await db.delete(order).where(eq(order.id, id));
      made.splice(made.indexOf(id), 1);
  }
}

async function makeOrder(db: Db, { items, count, minutes, status, currency }: Step & { do: 'order' }, userId: string) {
  const to = STATUSES[status] ?? 'waiting';
  const [row] = await db
    .insert(order)
    .values({
      ...{
        userId,
        kind: 'recharge' as const,
        currency,
        amount: 1,
        channel: 'alipay' as const,
        platform: 'ios' as const,
      },
      ...{ status: to, refundedAt: to === 'refunded' ? NOW : null, paidAt: shift(NOW, minutes * MINUTE_MS) },
      ...{ orderedAt: NOW, updatedAt: NOW },
    })
    .returning({ id: order.id });
  const orderId = row?.id ?? '';
  await db.insert(orderItem).values(
    items.map((at) => ({
      ...{ orderId, type: 'stone' as const, itemId: ITEMS[at] ?? '', name: 'Test', icon: '', count, price: 3 },
      ...{ sum: 3 * count, at: NOW },
    })),
  );
  return orderId;
}

/** What a process that is killed leaves: nothing. */
async function failing(db: Db, id: string | undefined): Promise<void> {
  const work = db.transaction(async (tx) => {
    if (id) await tx.update(order).set({ status: 'paid', refundedAt: null }).where(eq(order.id, id));
    if (id) await tx.update(orderItem).set({ count: 99 }).where(eq(orderItem.orderId, id));
    throw new Error('killed');
  });
  await expect(work).rejects.toThrow('killed');
}

async function clear(db: Db): Promise<void> {
  const lines = await db.select({ id: orderItem.orderId }).from(orderItem).where(inArray(orderItem.itemId, ITEMS));
  const ids = lines.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(orderItem).where(inArray(orderItem.orderId, ids));
  await db.delete(order).where(inArray(order.id, ids));
}

type Sold = Record<string, number>;

/** By item and currency, and by item and quarter of an hour. */
async function keptOf(db: Db): Promise<Sold> {
  const sold: Sold = {};
  const add = (key: string, pieces: number) => {
    sold[key] = (sold[key] ?? 0) + pieces;
  };
  for (const table of [itemSold, soldChange] as const) {
    const rows = await db
      .select({ ...{ id: table.itemId, currency: table.currency, pieces: table.pieces, amount: table.amount } })
      .from(table)
      .where(inArray(table.itemId, ITEMS));
    for (const { id, currency, pieces, amount } of rows) {
      add(`${id} ${currency}`, pieces);
      add(`${id} ${currency} amount`, amount);
    }
  }
  for (const table of [itemSoldAt, soldChange] as const) {
    const rows = await db
      .select({ id: table.itemId, at: table.at, pieces: table.pieces })
      .from(table)
      .where(inArray(table.itemId, ITEMS));
    for (const { id, at, pieces } of rows) if (at) add(`${id} ${at}`, pieces);
  }
  return withoutNothing(sold);
}

/** The same, worked out from the orders by hand. */
async function plainOf(db: Db, made: string[]): Promise<Sold> {
  const sold: Sold = {};
  const add = (key: string, pieces: number) => {
    sold[key] = (sold[key] ?? 0) + pieces;
  };
  if (made.length === 0) return sold;
  const rows = await db
    .select({
      ...{ id: orderItem.itemId, status: order.status, currency: order.currency, paidAt: order.paidAt },
      ...{ count: sum(orderItem.count).mapWith(Number), amount: sum(orderItem.sum).mapWith(Number) },
    })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(inArray(order.id, made))
    .groupBy(orderItem.itemId, order.id);
  for (const { id, status, currency, paidAt, count, amount } of rows) {
    if (!SALES.includes(status)) continue;
    add(`${id} ${currency}`, count);
    add(`${id} ${currency} amount`, amount);
    const quarter = 15 * MINUTE_MS;
    if (paidAt) add(`${id} ${new Date(Math.floor(Date.parse(paidAt) / quarter) * quarter).toISOString()}`, count);
  }
  return sold;
}

const withoutNothing = (sold: Sold): Sold =>
  Object.fromEntries(Object.entries(sold).filter(([, pieces]) => pieces !== 0));
