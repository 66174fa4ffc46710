import type { Input, Output } from '../../../contract';
import { valuesOf } from '../../../contract/enum';
import { moneyCurrency, type PayCurrency, toMajor } from '../../../contract/money.enums';
import { orderCalls } from '../../../contract/order/calls';
import { ordersOfRecharge, ordersOfTransaction, rechargeStatus, transactionState } from '../../../contract/order/enums';
import { rechargeCalls } from '../../../contract/recharge/calls';
import { transactionCalls } from '../../../contract/transaction/calls';
import { currency as balances } from '../../../contract/user/enums';
import { onDatabase } from '../../testing';

type RechargeQuery = Input<typeof rechargeCalls.pageList>;
type Recharge = Output<typeof rechargeCalls.pageList>['list'][number];
type TransactionQuery = Input<typeof transactionCalls.pageList>;
type Transaction = Output<typeof transactionCalls.pageList>['list'][number];

const major = (amount: number, currency: PayCurrency) => Number(toMajor(amount, currency));
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
/** Sums by currency, in the order of the enum, as in a footer. */
const sums = <C extends string>(of: Record<C, unknown>, rows: { currency: C; amount: number }[]) =>
  (Object.keys(of) as C[])
    .filter((currency) => rows.some((row) => row.currency === currency))
    .map((currency) => ({
      currency,
      amount: sumOf(rows.filter((row) => row.currency === currency).map(({ amount }) => amount)),
    }));

onDatabase({ demo: 'medium' }, (server) => {
  beforeEach(() => server().signIn());

  async function every<Row>(read: (current: number) => Promise<{ list: Row[]; total: number }>): Promise<Row[]> {
    const rows: Row[] = [];
    for (let current = 1; ; current += 1) {
      const page = await read(current);
      rows.push(...page.list);
      if (rows.length >= page.total) return rows;
    }
  }
  const recharges = (query: RechargeQuery = {}) =>
    every((current) => server().ask(rechargeCalls.pageList, { pageSize: 50, ...query, current }));
  const transactions = (query: TransactionQuery = {}) =>
    every((current) => server().ask(transactionCalls.pageList, { pageSize: 50, ...query, current }));

  describe('purchases of stones', () => {
    test.each<[RechargeQuery, (row: Recharge) => boolean]>([
      [{}, () => true],
      [{ status: 'unpaid' }, ({ status }) => status === 'unpaid'],
      [{ status: 'paid,refunded' }, ({ status }) => status !== 'unpaid'],
      [{ currency: 'USD,JPY' }, ({ currency }) => currency !== 'CNY'],
      [{ channel: 'appStore', platform: 'ios' }, ({ channel }) => channel === 'appStore'],
      [{ platform: 'web' }, ({ platform }) => platform === 'web'],
      [{ atFrom: '2026-03-01T00:00:00Z' }, ({ at }) => at >= '2026-03-01T00:00:00.000Z'],
      [{ atTo: '2026-02-01T00:00:00Z', status: 'paid' }, ({ at, status }) => at < '2026-02' && status === 'paid'],
    ])('%j finds them all, and sums them', async (query, fits) => {
      const rows = await recharges(query);
      const naive = (await recharges()).filter(fits);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(({ id }) => id)).toEqual(naive.map(({ id }) => id));
      const { total, totals } = await server().ask(rechargeCalls.pageList, { ...query, pageSize: 1 });
      expect(total).toBe(rows.length);
      expect(totals).toEqual({
        stones: sumOf(rows.map(({ stones, status }) => (status === 'unpaid' ? 0 : stones))),
        bonus: sumOf(rows.map(({ bonus, status }) => (status === 'unpaid' ? 0 : bonus))),
        paid: sums(
          moneyCurrency,
          rows.map(({ currency, paid }) => ({ currency, amount: paid })),
        ),
      });
    });

    test('are what their order says', async () => {
      const rows = await recharges();
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(valuesOf(rechargeStatus)));
      for (const row of rows.slice(0, 40)) {
        const order = await server().ask(orderCalls.detail, { id: row.order.id });
        expect(ordersOfRecharge[row.status]).toContain(order.status);
        expect(order).toMatchObject({ number: row.order.number, channelNumber: row.channelNumber, user: row.user });
        expect(order.items).toContainEqual(expect.objectContaining({ itemId: row.package.id, count: row.count }));
        expect(row.paid > 0).toBe(order.paidAt !== null);
      }
    });

    test('of one order share what was paid for it', async () => {
      const rows = await recharges();
      const twice = rows.filter(({ order }) => rows.filter((other) => other.order.id === order.id).length > 1);
      expect(twice.length).toBeGreaterThan(0);
      for (const { order } of twice) {
        const { paid } = await server().ask(orderCalls.detail, { id: order.id });
        expect(sumOf(rows.filter((row) => row.order.id === order.id).map((row) => row.paid))).toBe(paid);
      }
    });

    test('of one order share what was refunded of it, to the last unit', async () => {
      const rows = (await recharges({ status: 'paid' })).filter(({ paid }) => paid > 0);
      const several = rows.find(({ order }) => rows.filter((row) => row.order.id === order.id).length > 1);
      const { order } = several as Recharge;
      await server().ask(orderCalls.refund, { id: order.id, amount: 101, reason: 'Goodwill' });
      const lines = (await recharges({ status: 'refunded' })).filter((row) => row.order.id === order.id);
      expect(sumOf(lines.map(({ refunded = 0 }) => refunded))).toBe(101);
      expect(lines.every(({ paid, refunded = 0 }) => refunded > 0 && refunded < paid)).toBe(true);
      expect((await recharges({ status: 'paid' })).every(({ refunded }) => refunded === 0)).toBe(true);
    });

    test.each(['number', 'stones', 'paid', 'at'] as const)('are sorted by %s, either way', async (sort) => {
      for (const order of ['ascend', 'descend'] as const) {
        const rows = await recharges({ sort, order });
        const values = rows.map((row) => (sort === 'paid' ? major(row.paid, row.currency) : row[sort]));
        const sorted = [...values].sort((a, b) => (a < b ? -1 : Number(a > b)) * (order === 'ascend' ? 1 : -1));
        expect(values).toEqual(sorted);
      }
    });

    test('of one package and one user', async () => {
      const [row] = await recharges({ status: 'paid' });
      const ofPackage = await recharges({ packageId: row?.package.id });
      expect(ofPackage.every((other) => other.package.id === row?.package.id)).toBe(true);
      const ofUser = await recharges({ userId: row?.user.id });
      expect(ofUser.map(({ id }) => id)).toContain(row?.id);
      expect(ofUser.every(({ user }) => user.id === row?.user.id)).toBe(true);
    });
  });

  describe('exchanges', () => {
    test.each<[TransactionQuery, (row: Transaction) => boolean]>([
      [{}, () => true],
      [{ state: 'done' }, ({ state }) => state === 'done'],
      [{ state: 'refunded' }, ({ state }) => state === 'refunded'],
      [{ state: 'toShip,shipped,done' }, ({ state }) => state !== 'refunded'],
      [{ currency: 'points' }, ({ currency }) => currency === 'points'],
      [
        { atFrom: '2026-03-01T00:00:00Z', currency: 'stones' },
        ({ at, currency }) => at > '2026-03' && currency === 'stones',
      ],
    ])('%j finds them all, and sums them', async (query, fits) => {
      const rows = await transactions(query);
      const naive = (await transactions()).filter(fits);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(({ id }) => id)).toEqual(naive.map(({ id }) => id));
      const { total, totals } = await server().ask(transactionCalls.pageList, { ...query, pageSize: 1 });
      expect(total).toBe(rows.length);
      expect(totals).toEqual({
        pieces: sumOf(rows.map(({ count }) => count)),
        cost: sums(
          balances,
          rows.map(({ currency, cost }) => ({ currency, amount: cost })),
        ),
        value: sums(
          moneyCurrency,
          rows.map(({ valueCurrency, value }) => ({ currency: valueCurrency, amount: value })),
        ),
      });
    });

    test('are what their order says', async () => {
      const rows = await transactions();
      expect(valuesOf(transactionState)).toEqual(expect.arrayContaining([...new Set(rows.map(({ state }) => state))]));
      for (const row of rows.slice(0, 40)) {
        const order = await server().ask(orderCalls.detail, { id: row.order.id });
        expect(ordersOfTransaction[row.state]).toContain(order.status);
        expect(order).toMatchObject({
          number: row.order.number,
          paid: row.cost,
          currency: row.currency,
          user: row.user,
        });
        expect(order.hasParcel).toBe(row.gift.kind === 'shipped');
      }
    });

    test('say what went back of them', async () => {
      for (const row of (await transactions({ state: 'refunded' })).slice(0, 10)) {
        const { refunded } = await server().ask(orderCalls.detail, { id: row.order.id });
        const lines = (await transactions()).filter(({ order }) => order.id === row.order.id);
        expect(sumOf(lines.map((line) => line.refunded ?? 0))).toBe(refunded);
      }
    });

    test.each(['number', 'cost', 'value', 'at'] as const)('are sorted by %s, either way', async (sort) => {
      for (const order of ['ascend', 'descend'] as const) {
        const rows = await transactions({ sort, order });
        const values = rows.map((row) => (sort === 'value' ? major(row.value, row.valueCurrency) : row[sort]));
        const sorted = [...values].sort((a, b) => (a < b ? -1 : Number(a > b)) * (order === 'ascend' ? 1 : -1));
        expect(values).toEqual(sorted);
      }
    });

    test('by a keyword: numbers of the record, the order and the user, and nicknames', async () => {
      const [row] = await transactions({ state: 'done' });
      const ids = async (keyword: string) => (await transactions({ keyword })).map(({ id }) => id);
      expect((await server().ask(transactionCalls.pageList, { keyword: String(row?.number) })).list[0]).toEqual(row);
      expect(await ids(String(row?.order.number))).toEqual([row?.id]);
      expect(await ids(String(row?.user.number))).toContain(row?.id);
      expect(await ids(row?.user.nickname.slice(1) ?? '')).toContain(row?.id);
      expect(await ids('nobody is called so')).toEqual([]);
      const ofGift = await transactions({ giftId: row?.gift.id, userId: row?.user.id });
      expect(ofGift.map(({ id }) => id)).toContain(row?.id);
      const all = await transactions();
      expect(await transactions({ giftId: row?.gift.id })).toEqual(all.filter(({ gift }) => gift.id === row?.gift.id));
      expect(new Set(all.map(({ gift }) => gift.id)).size).toBeGreaterThan(1);
    });
  });
});
