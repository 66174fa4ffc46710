import { codes } from '../../../contract/codes';
import { AMOUNT_MAX, toMajor } from '../../../contract/money.enums';
import { shelfCalls } from '../../../contract/shelf/calls';
import { byPercent } from '../../../contract/shelf/enums';
import { stoneCalls } from '../../../contract/stone/calls';
import { onDatabase } from '../../testing';
import { mallOf, reason, stoneWritten, zone } from '../shelf/testGoods';

onDatabase({}, (server) => {
  const { createStone, sections, shelf, logOf, sell } = mallOf(server);
  const list = (query: object) => server().ask(stoneCalls.pageList, { pageSize: 200, ...query });

  beforeEach(() => server().signIn());

  describe('the list', () => {
    test('comes in the order of the shelf, then what is off sale, newest first', async () => {
      const newest = await createStone();
      const { list: rows } = await list({});
      const on = rows.filter(({ status }) => status === 'on');
      const { featured, stones } = await sections();
      expect(on.map(({ id }) => id)).toEqual(
        [...featured, ...stones].filter((id) => rows.some((row) => row.id === id)),
      );
      expect(rows.slice(0, on.length)).toEqual(on);
      expect(rows[on.length]?.id).toBe(newest.id);
      expect(on[0]?.place).toEqual({ section: 'featured', place: 1 });
      expect(rows.at(-1)?.place).toBeNull();
      const backwards = await list({ sort: 'place', order: 'descend' });
      expect(backwards.list.slice(0, on.length)).toEqual([...on].reverse());
    });

    test.each(['name', 'stones', 'price', 'sold', 'updatedAt'] as const)('is sorted by %s both ways', async (sort) => {
      const up = (await list({ sort, order: 'ascend' })).list;
      const down = (await list({ sort, order: 'descend' })).list;
      expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse());
      if (sort !== 'name') {
        const values = up.map((row) => (sort === 'price' ? Number(toMajor(row.price, row.currency)) : row[sort]));
        expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : Number(a > b))));
      }
    });

    test('is filtered by name, status, tag and currency, and counted alike', async () => {
      const { list: all } = await list({});
      for (const filter of [{ keyword: 'STONES' }, { status: 'off' }, { tag: 'hot,best' }, { currency: 'USD,JPY' }]) {
        const { list: found, total } = await list(filter);
        const wanted = all.filter(
          ({ name, status, tag, currency }) =>
            (!filter.keyword || name.toLowerCase().includes('stones')) &&
            (!filter.status || status === 'off') &&
            (!filter.tag || tag === 'hot' || tag === 'best') &&
            (!filter.currency || currency !== 'CNY'),
        );
        expect(wanted.length).toBeGreaterThan(0);
        expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
        expect(total).toBe(wanted.length);
      }
      expect(await server().ask(stoneCalls.countByStatus, { filter: { status: ['off'] } })).toMatchObject({ on: 0 });
      const ids = all.slice(0, 5).map(({ id }) => id);
      expect(await server().ask(stoneCalls.countByStatus, { ids })).toEqual({ total: 5, on: 5, off: 0 });
    });

    test('sold counts the pieces that were paid and not refunded', async () => {
      const stone = await createStone();
      const paidAt = server().now.toISOString();
      await sell({ id: stone.id, type: 'stone' }, { count: 3, paidAt });
      await sell({ id: stone.id, type: 'stone' }, { count: 2, paidAt, status: 'paid' });
      await sell({ id: stone.id, type: 'stone' }, { count: 5, paidAt, status: 'refunded' });
      await sell({ id: stone.id, type: 'stone' }, { count: 7, paidAt, status: 'waiting' });
      expect(await server().ask(stoneCalls.detail, { id: stone.id })).toMatchObject({ sold: 5 });
    });
  });

  describe('saveOrUpdate', () => {
    test('a new one is off sale, at its first version and with its first price', async () => {
      const made = await createStone();
      expect(made).toMatchObject({ ...stoneWritten, status: 'off', place: null, sold: 0, version: 1 });
      expect(await server().ask(shelfCalls.prices, { id: made.id })).toMatchObject([{ price: 600, reason: null }]);
      const [entry] = await logOf(made.id);
      expect(entry).toMatchObject({ action: 'create', after: { name: 'Test package', price: '6.00 CNY' } });
    });

    test.each([
      ['name', ' '],
      ['name', 'x'.repeat(31)],
      ['stones', 0],
      ['stones', 1_000_001],
      ['bonus', -1],
      ['price', 0],
      ['price', 0.5],
      ['price', AMOUNT_MAX + 1],
      ['currency', 'EUR'],
      ['limitPerUser', 0],
      ['tag', 'cheap'],
      ['icon', 'https://evil.example/x.png'],
    ])('%s can’t be %j', async (field, value) => {
      const answer = await server().call(stoneCalls.saveOrUpdate, { ...stoneWritten, [field]: value });
      expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: field }] } });
    });

    test.each([1, AMOUNT_MAX])('a price of %i is kept to the digit', async (price) => {
      for (const currency of ['CNY', 'USD', 'JPY'] as const) {
        const { id } = await createStone({ price, currency });
        expect(await server().ask(stoneCalls.detail, { id })).toMatchObject({ price, currency });
      }
    });

    test('the currency stays', async () => {
      const made = await createStone();
      const answer = await server().call(stoneCalls.saveOrUpdate, { ...made, currency: 'USD', reason });
      expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'currency' }] } });
    });

    test('a changed price needs a reason, and is kept and logged with it; others need none', async () => {
      const made = await createStone();
      const refused = await server().call(stoneCalls.saveOrUpdate, { ...made, price: 700 });
      expect(refused).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'reason' }] } });
      const renamed = await server().ask(stoneCalls.saveOrUpdate, { ...made, name: 'Another name' });
      await server().ask(stoneCalls.saveOrUpdate, { ...renamed, price: 700, reason });
      const prices = await server().ask(shelfCalls.prices, { id: made.id });
      expect(prices).toMatchObject([{ price: 700, reason }, { price: 600 }]);
      const [entry] = await logOf(made.id);
      expect(entry).toMatchObject({
        action: 'changePrice',
        before: { price: '6.00 CNY' },
        after: { price: '7.00 CNY' },
        reason,
      });
      expect((await logOf(made.id))[1]).toMatchObject({ action: 'update', after: { name: 'Another name' } });
    });

    test('10409 carries the record as it is now; without a version nothing is written', async () => {
      const made = await createStone();
      const theirs = await server().ask(stoneCalls.saveOrUpdate, { ...made, name: 'Theirs' });
      const mine = await server().call(stoneCalls.saveOrUpdate, { ...made, name: 'Mine' });
      expect(mine).toMatchObject({ code: codes.conflict, data: theirs });
      const blind = await server().call(stoneCalls.saveOrUpdate, { ...made, version: undefined });
      expect(blind).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'version' }] } });
    });

    test('what is nowhere is not found', async () => {
      const nowhere = await server().call(stoneCalls.saveOrUpdate, { ...stoneWritten, id: '1', version: 1 });
      expect(nowhere.code).toBe(codes.notFound);
    });
  });

  describe('changeStatus', () => {
    test('puts on sale at the end of its section, takes off, and each counts the shelf up', async () => {
      const { id, version } = await createStone();
      const before = await shelf();
      const on = await server().ask(stoneCalls.changeStatus, { id, status: 'on', reason });
      const { stones } = await sections();
      expect(on).toMatchObject({ status: 'on', place: { section: 'stones', place: stones.length }, version });
      expect(stones.at(-1)).toBe(id);
      expect(await shelf()).toMatchObject({ version: before.version + 1, by: expect.any(String) });
      const off = await server().ask(stoneCalls.changeStatus, { id, status: 'off' });
      expect(off).toMatchObject({ status: 'off', place: null });
      expect((await shelf()).version).toBe(before.version + 2);
      expect(await logOf(id)).toMatchObject([
        { action: 'takeOff', after: { status: 'off' } },
        { action: 'putOn', before: { status: 'off' }, after: { status: 'on', section: 'stones' }, reason },
        { action: 'create' },
      ]);
    });

    test('what is on sale can’t be put on again, what is off can’t be taken off, and the shelf stays', async () => {
      const { id } = await createStone();
      const { version } = await shelf();
      expect((await server().call(stoneCalls.changeStatus, { id, status: 'off' })).code).toBe(codes.ruleForbids);
      await server().ask(stoneCalls.changeStatus, { id, status: 'on' });
      expect((await server().call(stoneCalls.changeStatus, { id, status: 'on' })).code).toBe(codes.ruleForbids);
      expect((await shelf()).version).toBe(version + 1);
    });

    test('a gift is no stone package', async () => {
      const { gifts } = await sections();
      const answer = await server().call(stoneCalls.changeStatus, { id: gifts[0] ?? '', status: 'off' });
      expect(answer.code).toBe(codes.notFound);
    });
  });

  describe('prices', () => {
    test.each([10, -33, 500, -90])(
      'what is previewed at %i %% is what is applied, but to what has a timed price',
      async (percent) => {
        const selection = { filter: { status: ['on' as const] } };
        const rows = await server().ask(stoneCalls.previewPrices, { selection, percent });
        const { list: before } = await list({ status: 'on' });
        expect(rows.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        for (const row of rows) {
          expect(row.after).toBe(byPercent(row.before, percent));
          const change = { id: row.id, version: row.version, price: row.after, reason };
          const { code } = await server().call(stoneCalls.changePrice, change);
          expect(code).toBe(row.heldUntil ? codes.ruleForbids : codes.success);
        }
        expect(rows.filter(({ heldUntil }) => heldUntil)).toHaveLength(1);
        const { list: after } = await list({ status: 'on' });
        expect(after.map(({ price }) => price)).toEqual(rows.map((row) => (row.heldUntil ? row.before : row.after)));
        const { list: shown } = await server().ask(stoneCalls.pageList, { pageSize: 1 });
        const history = await server().ask(shelfCalls.prices, { id: shown[0]?.id ?? '' });
        expect(history[0]).toMatchObject({ price: shown[0]?.price, reason });
      },
    );

    test('no price goes above the most or below one', async () => {
      const most = await createStone({ price: AMOUNT_MAX });
      const least = await createStone({ price: 1 });
      const previewed = async (id: string, percent: number) =>
        (await server().ask(stoneCalls.previewPrices, { selection: { ids: [id] }, percent }))[0]?.after;
      expect(await previewed(most.id, 50)).toBe(AMOUNT_MAX);
      expect(await previewed(least.id, -90)).toBe(1);
    });

    test('a price that was changed meanwhile is refused with the record; the same price again writes nothing', async () => {
      const made = await createStone();
      const change = { id: made.id, version: made.version, price: 900, reason };
      const changed = await server().ask(stoneCalls.changePrice, change);
      expect(await server().call(stoneCalls.changePrice, change)).toMatchObject({
        code: codes.conflict,
        data: changed,
      });
      const again = await server().ask(stoneCalls.changePrice, { ...change, version: changed.version });
      expect(again).toEqual(changed);
      expect(await server().ask(shelfCalls.prices, { id: made.id })).toHaveLength(2);
      expect((await logOf(made.id))[0]).toMatchObject({ action: 'changePrice', before: { price: '6.00 CNY' } });
    });

    test('0 per cent is no change', async () => {
      const answer = await server().call(stoneCalls.previewPrices, { selection: { ids: ['1'] }, percent: 0 });
      expect(answer.code).toBe(codes.validationFailed);
    });
  });

  test('the sales of one that nobody bought are all zeros', async () => {
    const { id } = await createStone();
    const sales = await server().ask(shelfCalls.sales, { id, zone });
    expect(sales).toMatchObject({ type: 'stone', pieces: 0, buyers: 0, revenue: [] });
    expect(sales.days.every(({ pieces }) => pieces === 0)).toBe(true);
  });
});
