import type { Input, Output } from '../../../contract';
import { codes } from '../../../contract/codes';
import { valuesOf } from '../../../contract/enum';
import { payCurrency } from '../../../contract/money.enums';
import { orderCalls } from '../../../contract/order/calls';
import { orderKind, orderStatus, payChannel } from '../../../contract/order/enums';
import { rechargeCalls } from '../../../contract/recharge/calls';
import { onDatabase } from '../../testing';
import { testMall } from './testMall';

type Query = Input<typeof orderCalls.pageList>;
type Order = Output<typeof orderCalls.pageList>['list'][number];

onDatabase({ demo: 'medium' }, (server) => {
  const mall = testMall(server);
  const { makePackage, someone, place, pay } = mall;
  beforeEach(() => server().signIn());
  afterEach(mall.expectLedgersToSum);

  const list = (query: Query = {}) => server().ask(orderCalls.pageList, query);
  async function all(query: Query = {}): Promise<Order[]> {
    const rows: Order[] = [];
    for (let current = 1; ; current += 1) {
      const page = await list({ pageSize: 100, ...query, current });
      rows.push(...page.list);
      if (rows.length >= page.total) return rows;
    }
  }
  const numbers = async (query: Query) => (await all(query)).map(({ number }) => number);

  /** The totals of a list, computed from its rows. */
  function totalsOf(rows: Order[]) {
    const found = valuesOf(payCurrency).filter((currency) => rows.some((row) => row.currency === currency));
    return found.map((currency) => {
      const of = rows.filter((row) => row.currency === currency);
      const sum = (key: 'amount' | 'discount' | 'paid' | 'refunded') =>
        of.reduce((before, row) => before + row[key], 0);
      return {
        ...{ currency, count: of.length, amount: sum('amount'), discount: sum('discount') },
        ...{ paid: sum('paid'), refunded: sum('refunded') },
      };
    });
  }

  test.each<[string, Query]>([
    ['nothing', {}],
    ['a status', { status: 'completed' }],
    ['several statuses', { status: 'closed,waiting,refunded' }],
    ['a kind', { kind: 'recharge' }],
    ['channels', { channel: 'alipay,balance' }],
    ['currencies', { currency: 'JPY,points' }],
    ['amounts', { amountFrom: '6', amountTo: '120.5' }],
    ['times', { orderedFrom: '2026-02-01T00:00:00Z', orderedTo: '2026-03-01T00:00:00Z' }],
    ['times of payment', { paidFrom: '2026-03-01T00:00:00Z' }],
    ['all at once', { kind: 'recharge', status: 'completed', currency: 'USD,CNY', amountFrom: '1', keyword: '3' }],
    ['what nothing is', { amountFrom: '2', amountTo: '1' }],
  ])('filtered by %s: pages hold every order once, and the totals are the sums of all pages', async (_, query) => {
    const rows = await all({ ...query, pageSize: 20 });
    const { total, totals } = await list({ ...query, pageSize: 1 });
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
    expect(totals).toEqual(totalsOf(rows));
    const naive = (await all()).filter((row) => fits(row, query));
    expect(rows.map(({ id }) => id).sort()).toEqual(naive.map(({ id }) => id).sort());
  });

  /** In major units, whatever the currency. */
  const majorOf = (row: Order, of: 'amount' | 'paid') =>
    row.currency === 'CNY' || row.currency === 'USD' ? row[of] / 100 : row[of];

  /** The filter again, independent of the back end's implementation. */
  function fits(row: Order, query: Query): boolean {
    const among = (values: unknown, value: string) => values === undefined || String(values).split(',').includes(value);
    const within = (value: number | string | null, from: unknown, to: unknown) =>
      (from === undefined || (value !== null && value >= (from as string))) &&
      (to === undefined || (value !== null && value <= (to as string)));
    const asNumber = (text?: string) => (text === undefined ? undefined : Number(text));
    const asInstant = (text?: string) => (text === undefined ? undefined : new Date(text).toISOString());
    const named = [row.number, row.user.number].some((number) => String(number).startsWith(query.keyword ?? ''));
    return (
      among(query.status, row.status) &&
      among(query.kind, row.kind) &&
      among(query.channel, row.channel) &&
      among(query.currency, row.currency) &&
      within(majorOf(row, 'amount'), asNumber(query.amountFrom), asNumber(query.amountTo)) &&
      within(row.orderedAt, asInstant(query.orderedFrom), asInstant(query.orderedTo)) &&
      within(row.paidAt, asInstant(query.paidFrom), asInstant(query.paidTo)) &&
      named
    );
  }

  test.each(['number', 'amount', 'paid', 'orderedAt', 'paidAt'] as const)('sorted by %s, either way', async (sort) => {
    for (const order of ['ascend', 'descend'] as const) {
      const rows = await all({ sort, order });
      const values = rows.map((row) => (sort === 'amount' || sort === 'paid' ? majorOf(row, sort) : row[sort]));
      const there = values.filter((value) => value !== null);
      // Null comes last in both directions.
      expect(values.slice(there.length).every((value) => value === null)).toBe(true);
      const sorted = [...there].sort((a, b) => (a < b ? -1 : Number(a > b)) * (order === 'ascend' ? 1 : -1));
      expect(there).toEqual(sorted);
    }
  });

  test('the latest come first', async () => {
    const times = (await all()).map(({ orderedAt }) => orderedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('a keyword is a number of the order, a line, the user or the payment, or a part of a nickname', async () => {
    const { id } = await makePackage();
    const userId = await someone();
    const nickname = 'zz%_\\odd';
    await mall.rename(userId, nickname);
    const { data: placed } = await place(userId, [{ id, count: 1 }]);
    await pay(placed.id, 'PAY_77-00%1');
    const { number } = placed;
    const { list: lines } = await server().ask(rechargeCalls.pageList, { userId });
    const [line] = lines;
    const user = (await mall.userOf(userId)).number;
    expect((await list({ keyword: String(number) })).list[0]).toMatchObject({ number });
    expect(await numbers({ keyword: String(line?.number) })).toContain(number);
    expect(await numbers({ keyword: String(user) })).toContain(number);
    expect(await numbers({ keyword: 'PAY_77-00%1' })).toEqual([number]);
    expect(await numbers({ keyword: 'PAY_77' })).toEqual([number]);
    expect(await numbers({ keyword: 'PAY%' })).toEqual([]);
    expect(new Set(await numbers({ keyword: nickname }))).toEqual(new Set(await numbers({ userId })));
    expect(await numbers({ itemId: id })).toEqual([number]);
    const [recharge] = (await server().ask(rechargeCalls.pageList, { keyword: String(line?.number) })).list;
    expect(recharge).toEqual(line);
    expect((await server().ask(rechargeCalls.pageList, { keyword: 'PAY_77-00%1' })).list).toEqual([line]);
  });

  test('exactly the number that was typed comes first, whatever the order', async () => {
    const [newest, ...others] = await all();
    await mall.renumber(others.at(-1)?.id ?? '', (newest?.number ?? 0) * 10);
    for (const order of ['ascend', 'descend'] as const) {
      const found = await list({ keyword: String(newest?.number), sort: 'orderedAt', order });
      expect(found.list[0]?.id).toBe(newest?.id);
      expect(found.total).toBe(2);
    }
  });

  describe('amounts to the last digit', () => {
    const MAX = 9_999_999_999;
    test.each([
      ['CNY', 1, '0.01'],
      ['CNY', MAX, '99999999.99'],
      ['USD', 1, '0.01'],
      ['USD', 1999, '19.99'],
      ['JPY', 1, '1'],
      ['JPY', MAX, '9999999999'],
    ] as const)('%s %d is %s from the order to the totals', async (currency, price, major) => {
      const { id } = await makePackage({ currency, price });
      const userId = await someone();
      const { data: placed } = await place(userId, [{ id, count: 1 }]);
      const { data: paid } = await pay(placed.id);
      expect(paid).toMatchObject({ amount: price, paid: price, currency });
      const query: Query = { itemId: id, amountFrom: major, amountTo: major, currency };
      const found = await list(query);
      expect(found.list).toMatchObject([{ id: placed.id, amount: price, paid: price }]);
      expect(found.totals).toEqual([{ currency, count: 1, amount: price, discount: 0, paid: price, refunded: 0 }]);
      const { list: lines, totals } = await server().ask(rechargeCalls.pageList, { packageId: id });
      expect(lines).toMatchObject([{ paid: price, currency, status: 'paid' }]);
      expect(totals).toEqual({ stones: 60, bonus: 6, paid: [{ currency, amount: price }] });
      const refund = await server().ask(orderCalls.refund, { id: placed.id, amount: price, reason: 'By mistake' });
      expect(refund).toMatchObject({ refunded: price, stonesLeft: 0 });
    });

    test('many of the most there can be still add up', async () => {
      const { id } = await makePackage({ currency: 'USD', price: MAX, stones: 1_000_000, bonus: 1_000_000 });
      const userId = await someone();
      expect(await place(userId, [{ id, count: 2 }])).toMatchObject({
        code: codes.ruleForbids,
        message: 'An order can’t come to as much as this',
      });
      for (let round = 0; round < 7; round += 1) {
        await pay((await place(userId, [{ id, count: 1 }], { discount: 2 })).data.id);
      }
      const sums = { count: 7, amount: 7 * MAX, discount: 14, paid: 7 * MAX - 14, refunded: 0 };
      expect((await list({ itemId: id })).totals).toEqual([{ currency: 'USD', ...sums }]);
      expect((await mall.userOf(userId)).stones).toBe(14_000_000);
    });

    test.each(['1.234', '-1', '1e3', '', 'x'])('%j is no amount to filter by', async (amountFrom) => {
      expect(await server().call(orderCalls.pageList, { amountFrom })).toMatchObject({
        code: codes.validationFailed,
        data: { fields: [{ path: 'amountFrom' }] },
      });
    });
  });

  describe('countByStatus', () => {
    test('counts all that a filter finds, but for those left out', async () => {
      const rows = await all({ channel: 'alipay,balance' });
      const except = rows.slice(0, 3).map(({ id }) => id);
      const kept = rows.slice(3);
      const byStatus = Object.fromEntries(
        valuesOf(orderStatus).map((status) => [status, kept.filter((row) => row.status === status).length]),
      );
      const counts = await server().ask(orderCalls.countByStatus, { filter: { channel: 'alipay,balance' }, except });
      expect(counts).toEqual({ total: kept.length, ...byStatus });
      const ids = kept.slice(0, 2).map(({ id }) => id);
      expect(await server().ask(orderCalls.countByStatus, { ids: [...ids, '1'] })).toMatchObject({ total: 2 });
    });
  });

  test('a row says what was bought', async () => {
    for (const row of await all()) {
      expect(row.items.length).toBeGreaterThan(0);
      expect(row.items.reduce((sum, { price, count }) => sum + price * count, 0)).toBe(row.amount);
    }
    expect(Object.keys(orderKind)).toHaveLength(new Set((await all()).map(({ kind }) => kind)).size);
    expect(Object.keys(payChannel)).toHaveLength(new Set((await all()).map(({ channel }) => channel)).size);
  });
});
