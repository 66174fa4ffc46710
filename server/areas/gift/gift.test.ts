import { eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { giftCalls } from '../../../contract/gift/calls';
import { GIFT_PRICE_MAX, ICON_MAX_BYTES, STOCK_MAX, stockStateOf } from '../../../contract/gift/enums';
import { AMOUNT_MAX } from '../../../contract/money.enums';
import { shelfCalls } from '../../../contract/shelf/calls';
import { byPercent } from '../../../contract/shelf/enums';
import { stoneCalls } from '../../../contract/stone/calls';
import { onEveryDatabase } from '../../testing';
import { gift as gifts } from '../shelf/table';
import { giftRead, giftWritten, mallOf, reason, stoneWritten } from '../shelf/testGoods';
import { png, upload } from '../upload/testPictures';

onEveryDatabase({}, (server) => {
  const { createGift, sections, shelf, logOf } = mallOf(server);
  const list = (query: object) => server().ask(giftCalls.pageList, { pageSize: 200, ...query });
  const refusedOn = (path: string) => ({ code: codes.validationFailed, data: { fields: [{ path }] } });
  let token = '';

  beforeEach(async () => {
    token = await server().signIn();
  });

  describe('the list', () => {
    test('comes in the order of the shelf, then what is off sale, newest first', async () => {
      const newest = await createGift();
      const { list: rows } = await list({});
      const on = rows.filter(({ status }) => status === 'on');
      const { featured, gifts } = await sections();
      expect(on.map(({ id }) => id)).toEqual([...featured, ...gifts].filter((id) => rows.some((row) => row.id === id)));
      expect(rows.slice(0, on.length)).toEqual(on);
      expect(rows[on.length]?.id).toBe(newest.id);
    });

    test.each(['name', 'priceStones', 'pricePoints', 'stock', 'sold', 'updatedAt'] as const)(
      'sorted by %s, those without one come last either way',
      async (sort) => {
        const up = (await list({ sort, order: 'ascend' })).list;
        const down = (await list({ sort, order: 'descend' })).list;
        const has = (rows: typeof up) => rows.filter((row) => row[sort] !== null).map(({ id }) => id);
        expect(has(down)).toEqual(has(up).reverse());
        for (const rows of [up, down]) {
          expect(rows.slice(0, has(rows).length).every((row) => row[sort] !== null)).toBe(true);
        }
      },
    );

    test.each([
      [{ keyword: '玫瑰' }],
      [{ keyword: '%' }],
      [{ status: 'off' }],
      [{ category: 'food,toy' }],
      [{ kind: 'shipped' }],
      [{ stockState: 'low' }],
      [{ stockState: 'none,low', status: 'on' }],
      [{ stockState: 'enough', kind: 'animated', category: 'luxury' }],
    ])('filtered by %j it holds what fits, and is counted alike', async (filter: Record<string, string>) => {
      const { list: all } = await list({});
      const has = (name: string, value: string) => !filter[name] || filter[name].split(',').includes(value);
      const wanted = all.filter(
        ({ name, status, category, kind, stock, lowStock }) =>
          (!filter.keyword || name.includes(filter.keyword)) &&
          has('status', status) &&
          has('category', category) &&
          has('kind', kind) &&
          has('stockState', stockStateOf(stock, lowStock)),
      );
      const { list: found, total } = await list(filter);
      expect(found).toEqual(wanted);
      expect(total).toBe(wanted.length);
      if (filter.keyword !== '%') {
        expect(wanted.length).toBeGreaterThan(0);
      }
    });

    test('low and sold out are counted of those on sale', async () => {
      const { list: all } = await list({});
      const on = all.filter(({ status }) => status === 'on');
      const ofState = (state: string) =>
        on.filter(({ stock, lowStock }) => stockStateOf(stock, lowStock) === state).length;
      const counts = await server().ask(giftCalls.countByStatus, { filter: {} });
      expect(counts).toEqual({
        total: all.length,
        on: on.length,
        off: all.length - on.length,
        low: ofState('low'),
        none: ofState('none'),
      });
      expect(counts.low * counts.none).toBeGreaterThan(0);
    });
  });

  describe('saveOrUpdate', () => {
    test('a new one is off sale, at its first version and with its first prices', async () => {
      const made = await createGift();
      expect(made).toMatchObject({ ...giftWritten, status: 'off', place: null, sold: 0, version: 1 });
      expect(await server().ask(shelfCalls.prices, { id: made.id })).toMatchObject([
        { price: null, priceStones: 20, pricePoints: null, reason: null },
      ]);
      expect((await logOf(made.id))[0]).toMatchObject({ action: 'create', after: { value: '2.00 USD', stock: 10 } });
    });

    test.each([
      ['name', 'x'],
      ['name', 'x'.repeat(31)],
      ['category', 'car'],
      ['kind', 'paper'],
      ['priceStones', 0],
      ['priceStones', GIFT_PRICE_MAX + 1],
      ['pricePoints', 1.5],
      ['value', -1],
      ['value', AMOUNT_MAX + 1],
      ['currency', 'stones'],
      ['stock', -1],
      ['stock', STOCK_MAX + 1],
      ['lowStock', -1],
      ['limitPerUser', 0],
      ['icon', '//evil.example/x.png'],
    ])('%s can’t be %j', async (field, value) => {
      const answer = await server().call(giftCalls.saveOrUpdate, { ...giftWritten, [field]: value });
      expect(answer).toMatchObject(refusedOn(field));
    });

    test('one price is needed, in stones or in points', async () => {
      const none = { priceStones: null, pricePoints: null };
      expect(await server().call(giftCalls.saveOrUpdate, { ...giftWritten, ...none })).toMatchObject(
        refusedOn('priceStones'),
      );
      const made = await createGift({ ...none, pricePoints: 50 });
      expect(await server().call(giftCalls.saveOrUpdate, { ...giftRead(made), ...none, reason })).toMatchObject(
        refusedOn('priceStones'),
      );
      const change = { id: made.id, version: made.version, ...none, reason };
      expect(await server().call(giftCalls.changePrice, change)).toMatchObject(refusedOn('priceStones'));
    });

    test('a changed price needs a reason, and is kept and logged with it; others need none', async () => {
      const made = await createGift();
      const dearer = { ...giftRead(made), pricePoints: 90 };
      expect(await server().call(giftCalls.saveOrUpdate, dearer)).toMatchObject(refusedOn('reason'));
      const renamed = await server().ask(giftCalls.saveOrUpdate, { ...giftRead(made), name: 'Another' });
      await server().ask(giftCalls.saveOrUpdate, { ...dearer, version: renamed.version, reason });
      expect(await server().ask(shelfCalls.prices, { id: made.id })).toMatchObject([
        { priceStones: 20, pricePoints: 90, reason },
        { priceStones: 20, pricePoints: null },
      ]);
      expect((await logOf(made.id))[0]).toMatchObject({ action: 'changePrice', after: { pricePoints: 90 }, reason });
    });

    test('10409 carries the record as it is now', async () => {
      const made = await createGift();
      const theirs = await server().ask(giftCalls.saveOrUpdate, { ...giftRead(made), name: 'Theirs' });
      const mine = await server().call(giftCalls.saveOrUpdate, { ...giftRead(made), name: 'Mine' });
      expect(mine).toMatchObject({ code: codes.conflict, data: theirs });
    });

    describe('stock', () => {
      const sellWhileTyping = (id: string, left: number) =>
        server().db.update(gifts).set({ stock: left }).where(eq(gifts.id, id));

      test('what was sold while somebody typed is taken off what they wrote', async () => {
        const made = await createGift({ stock: 10 });
        await sellWhileTyping(made.id, 7);
        const saved = await server().ask(giftCalls.saveOrUpdate, { ...giftRead(made), stock: 30 });
        expect(saved.stock).toBe(27);
        const renamed = { ...giftRead(saved), name: 'Renamed' };
        await sellWhileTyping(made.id, 20);
        expect(await server().ask(giftCalls.saveOrUpdate, renamed)).toMatchObject({ name: 'Renamed', stock: 20 });
      });

      test('it is not written without the stock that was read, or what was sold since would be undone', async () => {
        const made = await createGift({ stock: 10 });
        await sellWhileTyping(made.id, 7);
        const unread = await server().call(giftCalls.saveOrUpdate, { ...made, name: 'Renamed' });
        expect(unread).toMatchObject(refusedOn('stockRead'));
        expect(await server().ask(giftCalls.detail, { id: made.id })).toMatchObject({ stock: 7, name: made.name });
      });

      test('it can’t go below zero, nor above the most', async () => {
        const made = await createGift({ stock: 10 });
        await sellWhileTyping(made.id, 3);
        const below = await server().call(giftCalls.saveOrUpdate, { ...giftRead(made), stock: 2 });
        expect(below).toMatchObject({
          code: codes.validationFailed,
          data: { fields: [{ path: 'stock', message: 'Some were sold meanwhile: 3 are left' }] },
        });
        const above = await server().call(giftCalls.saveOrUpdate, { ...made, stock: STOCK_MAX, stockRead: 0 });
        expect(above).toMatchObject(refusedOn('stock'));
        expect(await server().ask(giftCalls.detail, { id: made.id })).toMatchObject({ stock: 3, version: 1 });
      });
    });

    test('a stock that a refund put above what can be written is read as it is', async () => {
      const made = await createGift({ stock: 10 });
      const read = { ...made, stock: STOCK_MAX, stockRead: STOCK_MAX + 1 };
      expect(await server().call(giftCalls.saveOrUpdate, read)).toMatchObject({ data: { stock: 9 } });
    });

    describe('an uploaded icon', () => {
      test('is 1:1', async () => {
        const icon = await upload(server(), token, png(64, 64));
        expect(await createGift({ icon })).toMatchObject({ icon });
        const wide = await upload(server(), token, png(64, 63));
        const answer = await server().call(giftCalls.saveOrUpdate, { ...giftWritten, icon: wide });
        expect(answer).toMatchObject(refusedOn('icon'));
        expect(answer.data).toMatchObject({ fields: [{ message: expect.stringContaining('64 × 63') }] });
        const stone = await server().call(stoneCalls.saveOrUpdate, { ...stoneWritten, icon: wide });
        expect(stone).toMatchObject(refusedOn('icon'));
      });

      test('has 1 MB at most', async () => {
        const spare = ICON_MAX_BYTES - png(8, 8).length;
        const icon = await upload(server(), token, png(8, 8, spare));
        expect(await createGift({ icon })).toMatchObject({ icon });
        const large = await upload(server(), token, png(8, 8, spare + 1));
        const refused = await server().call(giftCalls.saveOrUpdate, { ...giftWritten, icon: large });
        expect(refused).toMatchObject(refusedOn('icon'));
      });

      test('was uploaded', async () => {
        const icon = `/fish/uploads/${'0'.repeat(64)}.png`;
        expect(await server().call(giftCalls.saveOrUpdate, { ...giftWritten, icon })).toMatchObject(refusedOn('icon'));
        const made = await createGift();
        const edited = await server().call(giftCalls.saveOrUpdate, { ...giftRead(made), icon });
        expect(edited).toMatchObject(refusedOn('icon'));
      });
    });
  });

  test('changeStatus puts on sale at the end of its section and takes off; each counts the shelf up', async () => {
    const { id, version } = await createGift();
    const before = await shelf();
    const on = await server().ask(giftCalls.changeStatus, { id, status: 'on' });
    const { gifts } = await sections();
    expect(on).toMatchObject({ status: 'on', place: { section: 'gifts', place: gifts.length }, version });
    expect((await server().call(giftCalls.changeStatus, { id, status: 'on' })).code).toBe(codes.ruleForbids);
    expect(await server().ask(giftCalls.changeStatus, { id, status: 'off', reason })).toMatchObject({ place: null });
    expect((await server().call(giftCalls.changeStatus, { id, status: 'off' })).code).toBe(codes.ruleForbids);
    expect((await shelf()).version).toBe(before.version + 2);
  });

  describe('prices', () => {
    test.each([15, -50])('what is previewed at %i %% is what is applied', async (percent) => {
      const selection = { filter: { kind: ['shipped' as const] } };
      const rows = await server().ask(giftCalls.previewPrices, { selection, percent });
      const { list: before } = await list({ kind: 'shipped' });
      expect(rows.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      for (const { id, version, before: was, after } of rows) {
        expect(after.stones).toBe(was.stones && byPercent(was.stones, percent));
        expect(after.points).toBe(was.points && byPercent(was.points, percent));
        const change = { id, version, priceStones: after.stones, pricePoints: after.points, reason };
        await server().ask(giftCalls.changePrice, change);
      }
      const { list: now } = await list({ kind: 'shipped' });
      expect(now.map(({ priceStones: stones, pricePoints: points }) => ({ stones, points }))).toEqual(
        rows.map(({ after }) => after),
      );
    });

    test('none goes above the most', async () => {
      const { id } = await createGift({ priceStones: GIFT_PRICE_MAX });
      const [row] = await server().ask(giftCalls.previewPrices, { selection: { ids: [id] }, percent: 500 });
      expect(row?.after).toEqual({ stones: GIFT_PRICE_MAX, points: null });
    });

    test('a price changed meanwhile is refused with the record; the same prices again write nothing', async () => {
      const { id, version } = await createGift();
      const change = { id, version, priceStones: null, pricePoints: 70, reason };
      const changed = await server().ask(giftCalls.changePrice, change);
      expect(changed).toMatchObject({ priceStones: null, pricePoints: 70, version: version + 1 });
      const late = await server().call(giftCalls.changePrice, change);
      expect(late).toMatchObject({ code: codes.conflict, data: changed });
      expect(await server().ask(giftCalls.changePrice, { ...change, version: changed.version })).toEqual(changed);
      expect(await server().ask(shelfCalls.prices, { id })).toHaveLength(2);
    });

    test('of two who change a price at once one is told', async () => {
      const { id, version } = await createGift();
      const answers = await Promise.all(
        [30, 40].map((priceStones) =>
          server().call(giftCalls.changePrice, { id, version, priceStones, pricePoints: null, reason }),
        ),
      );
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.success, codes.conflict]));
      expect(await server().ask(shelfCalls.prices, { id })).toHaveLength(2);
    });
  });
});
