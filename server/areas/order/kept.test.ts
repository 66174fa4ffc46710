import { asc, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Db } from '../../db/database';
import { MINUTE_MS, shift } from '../../lib/time';
import { onEveryDatabase } from '../../testing';
import { soldChange } from '../shelf/table';
import { advancePaid, paidKept } from '../user/kept';
import { user, userPaidAnew } from '../user/table';
import { linesKept } from './kept';
import { order, orderItem } from './table';

const NOW = '2026-03-10T10:20:30.456Z';
const ITEM = '7100000000000000009';
const STATUSES = ['waiting', 'paid', 'shipped', 'completed', 'refunded', 'closed'] as const;
const CHANNELS = ['alipay', 'wechatPay', 'balance'] as const;
const CURRENCIES = ['CNY', 'USD', 'points'] as const;
const KINDS = ['recharge', 'exchange'] as const;

type Kind = (typeof KINDS)[number];
type Order = Pick<typeof order.$inferInsert, 'userId' | 'channel' | 'currency' | 'status' | 'paidAt'>;
/** Whose it is, channel, currency, status, and how many minutes after now it was paid. */
type As = [number, number, number, number, number | null];
type Step = { which: number } & (
  | { do: 'order'; as: As; kind: Kind }
  | { do: 'change'; as: As }
  | { do: 'line' | 'delete' }
);

const as = fc.tuple(
  fc.nat({ max: 1 }),
  fc.nat({ max: 2 }),
  fc.nat({ max: 2 }),
  fc.nat({ max: 5 }),
  fc.option(fc.nat({ max: 9 })),
);
const which = fc.nat({ max: 9 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('order' as const), which, as, kind: fc.constantFrom(...KINDS) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('change' as const), which, as }) },
  fc.record({ do: fc.constantFrom('line' as const, 'delete' as const), which }),
);

onEveryDatabase({ demo: 'small' }, (server) => {
  let users: string[];
  beforeAll(async () => {
    const rows = await server().db.select({ id: user.id }).from(user).orderBy(asc(user.id)).limit(2);
    users = rows.map(({ id }) => id);
  });
  afterEach(() => clear(server().db));

  const ordered = ([who, channel, currency, status, minutes]: As): Order => ({
    userId: users[who] ?? '',
    channel: CHANNELS[channel] ?? 'alipay',
    currency: CURRENCIES[currency] ?? 'CNY',
    status: STATUSES[status] ?? 'waiting',
    paidAt: minutes === null ? null : shift(NOW, minutes * MINUTE_MS),
  });

  async function take(db: Db, step: Step, made: string[]): Promise<void> {
    if (step.do === 'order') {
      made.push(await makeOrder(db, ordered(step.as), step.kind));
      return;
    }
    const id = made[step.which % Math.max(1, made.length)];
    if (!id) return;
    if (step.do === 'change') {
      const change = ordered(step.as);
      await db.update(order).set(withRefund(change)).where(eq(order.id, id));
    } else if (step.do === 'line') {
      await db
        .update(orderItem)
        .set({ sum: 100 + step.which })
        .where(eq(orderItem.orderId, id));
    } else {
      await db.delete(orderItem).where(eq(orderItem.orderId, id));
      await db.delete(order).where(eq(order.id, id));
      made.splice(made.indexOf(id), 1);
    }
  }

  test('lines of the demo data have what their orders say', async () => {
    const { records, ...rest } = await linesKept.compare(server().db, 5);
    expect(rest).toEqual({ differ: 0, first: [] });
    expect(records).toBeGreaterThan(20);
  });

  test('whatever becomes of orders: their lines and users have what they say', async () => {
    const { db } = server();
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 20 }), async (history) => {
        await clear(db);
        const made: string[] = [];
        for (const step of history) await take(db, step, made);
        const { kept, said } = await linesOf(db);
        expect(kept).toEqual(said);
        expect(kept.length).toBe(2 * made.length);
        expect(await lastPaid(db)).toEqual(await saidPaid(db));
      }),
      { numRuns: 40, seed: 24 },
    );
  });

  test('what differs is told, and put right by counting anew', async () => {
    const { db } = server();
    const id = await makeOrder(db, ordered([0, 0, 0, 0, null]));
    await db.update(orderItem).set({ status: 'closed' }).where(eq(orderItem.orderId, id));
    const { differ, first } = await linesKept.compare(db, 1);
    expect(differ).toBe(2);
    expect(first).toEqual([
      {
        of: expect.stringMatching(/^line \d+$/),
        kept: `(${users[0]},CNY,alipay,ios,closed,0)`,
        counted: `(${users[0]},CNY,alipay,ios,waiting,0)`,
      },
    ]);
    await linesKept.count(db);
    expect(await linesKept.compare(db, 1)).toMatchObject({ differ: 0, first: [] });
  });

  test('when users last paid is told where it differs, and put right', async () => {
    const { db } = server();
    const [somebody] = await db.select().from(user).orderBy(asc(user.id)).limit(1);
    const { id = '', number, paidAt } = somebody ?? {};
    await db.update(user).set({ paidAt: NOW }).where(eq(user.id, id));
    expect(await paidKept.compare(db, 1)).toMatchObject({
      differ: 1,
      first: [{ of: `user ${number}`, kept: NOW, counted: paidAt ?? 'never' }],
    });
    await paidKept.count(db);
    expect(await paidKept.compare(db, 1)).toMatchObject({ differ: 0, first: [] });
  });

  test('users whom a migration has noted are worked out anew, some at a time', async () => {
    const { db } = server();
    const rows = await db.select().from(user).orderBy(asc(user.id)).limit(3);
    const ids = rows.map(({ id }) => id);
    await db.update(user).set({ paidAt: NOW }).where(inArray(user.id, ids));
    await db.insert(userPaidAnew).values(ids.map((userId) => ({ userId })));
    expect(await advancePaid(db, 2)).toBe(true);
    expect(await paidKept.compare(db, 0)).toMatchObject({ differ: 1 });
    expect(await advancePaid(db, 2)).toBe(true);
    expect(await advancePaid(db, 2)).toBe(false);
    expect(await lastPaid(db)).toEqual(await saidPaid(db));
    expect(await db.$count(userPaidAnew)).toBe(0);
  });

  test('a line whose order was shipped leaves nothing to be added to what was sold', async () => {
    const { db } = server();
    const id = await makeOrder(db, ordered([0, 0, 0, 1, 0]));
    const before = await db.$count(soldChange);
    await db.update(order).set({ status: 'shipped' }).where(eq(order.id, id));
    expect(await db.$count(soldChange)).toBe(before);
    expect((await linesOf(db)).kept.map(({ status }) => status)).toEqual(['shipped', 'shipped']);
  });
});

const withRefund = <Row extends Order>(row: Row) => ({ ...row, refundedAt: row.status === 'refunded' ? NOW : null });

/** An order with two lines. */
async function makeOrder(db: Db, row: Order, kind: Kind = 'recharge'): Promise<string> {
  const [made] = await db
    .insert(order)
    .values({
      ...withRefund(row),
      ...{ kind, amount: 1, platform: 'ios' as const, orderedAt: NOW, updatedAt: NOW },
    })
    .returning({ id: order.id });
  const line = { orderId: made?.id ?? '', type: 'stone' as const, itemId: ITEM, name: 'Test', icon: '', at: NOW };
  await db.insert(orderItem).values([
    { ...line, count: 1, price: 3, sum: 3 },
    { ...line, count: 2, price: 4, sum: 8 },
  ]);
  return made?.id ?? '';
}

/** What lines have, and what their orders say, worked out here. */
async function linesOf(db: Db) {
  const rows = await db
    .select()
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(eq(orderItem.itemId, ITEM))
    .orderBy(orderItem.number);
  const of = ({ userId, currency, channel, platform, status }: (typeof rows)[number]['mall_order']) => ({
    ...{ userId, currency, channel, platform, status },
  });
  return {
    kept: rows.map(({ mall_order_item: { userId, currency, channel, platform, status, paid } }) => ({
      ...{ userId, currency, channel, platform, status, paid },
    })),
    said: rows.map((row) => ({
      ...of(row.mall_order),
      paid: row.mall_order.paidAt ? row.mall_order_item.sum : 0,
    })),
  };
}

async function clear(db: Db): Promise<void> {
  const lines = await db.select({ id: orderItem.orderId }).from(orderItem).where(eq(orderItem.itemId, ITEM));
  const ids = lines.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(orderItem).where(inArray(orderItem.orderId, ids));
  await db.delete(order).where(inArray(order.id, ids));
  await db.execute(sql`delete from sold_change where item_id = ${ITEM}`);
}

const lastPaid = async (db: Db) =>
  Object.fromEntries((await db.select().from(user)).map(({ id, paidAt }) => [id, paidAt]));

/** The same, from the orders for money. */
async function saidPaid(db: Db) {
  const paid = new Map<string, string>();
  for (const { userId, paidAt } of await db.select().from(order).where(eq(order.kind, 'recharge'))) {
    if (paidAt && paidAt > (paid.get(userId) ?? '')) paid.set(userId, paidAt);
  }
  const users = await db.select({ id: user.id }).from(user);
  return Object.fromEntries(users.map(({ id }) => [id, paid.get(id) ?? null]));
}
