import { codes } from '../../../contract/codes';
import { giftCalls } from '../../../contract/gift/calls';
import { operationCalls } from '../../../contract/operation.calls';
import { shelfCalls } from '../../../contract/shelf/calls';
import type { ItemType, ShelfSection } from '../../../contract/shelf/enums';
import { stoneCalls } from '../../../contract/stone/calls';
import { createRandom } from '../../db/demo/random';
import { onEveryDatabase } from '../../testing';
import { shelf as shelfTable } from './table';
import { mallOf, reason, zone } from './testGoods';

type Sections = Record<ShelfSection, string[]>;

onEveryDatabase({}, (server) => {
  const { createStone, createGift, sections, shelf, logOf, sell, expectNoHoles } = mallOf(server);
  const save = (version: number, now: Sections, more: { reason?: string; token?: string } = {}) =>
    server().call(shelfCalls.save, { version, sections: now, zone, reason: more.reason }, { token: more.token });
  const logOfShelf = async () =>
    (await server().ask(operationCalls.pageList, { targetType: 'shelf', pageSize: 200 })).list;

  beforeEach(() => server().signIn());
  afterEach(expectNoHoles);

  const callsOf = { stone: stoneCalls, gift: giftCalls };

  test('it is told in its order, each entry with what its list tells of it', async () => {
    const { entries, version, by, byId, updatedAt } = await shelf();
    expect(entries.map(({ section }) => section)).toEqual(
      [...entries].map(({ section }) => section).sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    );
    expect({ version, by, byId, updatedAt }).toMatchObject({ by: expect.any(String), byId: expect.any(String) });
    for (const type of ['stone', 'gift'] as const) {
      const { list } = await server().ask(callsOf[type].pageList, { status: 'on', pageSize: 200 });
      const items = entries.filter(({ item }) => item.type === type).map(({ item: { type: _, ...item } }) => item);
      expect(items).toEqual(list);
    }
    expect(entries.every(({ sales }) => sales.length === 30)).toBe(true);
  });
  const order: ShelfSection[] = ['featured', 'stones', 'gifts'];

  describe('save', () => {
    test('puts on what is new, takes off what is missing and moves the rest, as one change', async () => {
      const stone = await createStone();
      const gift = await createGift();
      const { version } = await shelf();
      const before = await sections();
      const [moved = '', gone = '', ...rest] = before.gifts;
      const wanted = {
        featured: [moved, ...before.featured, stone.id],
        stones: [...before.stones].reverse(),
        gifts: [gift.id, ...rest],
      };
      const saved = await save(version, wanted, { reason });
      expect(saved).toMatchObject({ code: codes.success, data: { version: version + 1 } });
      expect(await sections()).toEqual(wanted);
      expect(saved.data).toEqual(await shelf());

      expect((await logOf(stone.id))[0]).toMatchObject({ action: 'putOn', after: { section: 'featured' }, reason });
      expect((await logOf(gift.id))[0]).toMatchObject({ action: 'putOn', after: { status: 'on', section: 'gifts' } });
      expect((await logOf(gone))[0]).toMatchObject({ action: 'takeOff', after: { status: 'off' }, reason });
      expect((await logOf(moved))[0]?.action).not.toBe('putOn');
      const [arranged] = await logOfShelf();
      expect(arranged).toMatchObject({ action: 'arrange', reason });
      const { list: gifts } = await server().ask(giftCalls.pageList, { pageSize: 200 });
      const nameOf = new Map(gifts.map(({ id, name }) => [id, name]));
      expect(arranged?.before).toMatchObject({ gifts: before.gifts.map((id) => nameOf.get(id)).join(' · ') });
      expect(arranged?.after).toMatchObject({ gifts: wanted.gifts.map((id) => nameOf.get(id)).join(' · ') });
    });

    test('what only moves keeps its version and the time of its change', async () => {
      const { entries, version } = await shelf();
      const before = await sections();
      await save(version, { ...before, gifts: [...before.gifts].reverse() });
      const after = (await shelf()).entries;
      for (const { id, item } of entries) {
        const { version, updatedAt } = item;
        expect(after.find((entry) => entry.id === id)?.item).toMatchObject({ version, updatedAt });
      }
    });

    test('a save that changes nothing counts nothing up and logs nothing', async () => {
      const before = await shelf();
      const logged = await logOfShelf();
      expect((await save(before.version, await sections())).data).toEqual(before);
      expect(await logOfShelf()).toEqual(logged);
    });

    test('a shelf may be empty', async () => {
      const { version } = await shelf();
      const full = await sections();
      const empty = await save(version, { featured: [], stones: [], gifts: [] });
      expect(empty.data).toMatchObject({ entries: [], version: version + 1 });
      expect((await server().ask(giftCalls.countByStatus, { filter: {} })).on).toBe(0);
      await save(version + 1, full);
      expect(await sections()).toEqual(full);
    });

    test('of two admins who save at once one is told, with the shelf as the other saved it', async () => {
      const [one, other] = [await server().signIn('lin_wei'), await server().signIn('admin')];
      const { version } = await shelf();
      const now = await sections();
      const [first = '', ...others] = now.stones;
      const variants = [
        { ...now, stones: [...others, first] },
        { ...now, stones: others },
      ];
      const answers = await Promise.all([
        save(version, variants[0] ?? now, { token: one }),
        save(version, variants[1] ?? now, { token: other }),
      ]);
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.success, codes.conflict]));
      const won = answers.findIndex(({ code }) => code === codes.success);
      expect(await sections()).toEqual(variants[won]);
      expect(answers[1 - won]?.data).toEqual(await shelf());
      expect((await shelf()).version).toBe(version + 1);
    });

    test('what was put on from a list meanwhile is a conflict too', async () => {
      const { id } = await createGift();
      const { version } = await shelf();
      const now = await sections();
      await server().ask(giftCalls.changeStatus, { id, status: 'on' });
      const late = await save(version, now);
      expect(late).toMatchObject({ code: codes.conflict, data: { version: version + 1 } });
      expect((await sections()).gifts.at(-1)).toBe(id);
    });

    test('each thing exists, stands once, and in a section that takes it', async () => {
      const { version } = await shelf();
      const now = await sections();
      const [stone = ''] = now.stones;
      const [gift = ''] = now.gifts;
      const wrong: [Sections, ShelfSection][] = [
        [{ ...now, featured: [...now.featured, stone] }, 'stones'],
        [{ ...now, gifts: [...now.gifts, gift] }, 'gifts'],
        [{ ...now, featured: [...now.featured, '1'] }, 'featured'],
        [{ ...now, stones: [], gifts: [...now.gifts, stone] }, 'gifts'],
        [{ ...now, gifts: [], stones: [...now.stones, gift] }, 'stones'],
        [{ ...now, gifts: Array.from({ length: 201 }, (_, index) => String(index + 1)) }, 'gifts'],
      ];
      for (const [wanted, section] of wrong) {
        const answer = await save(version, wanted);
        expect(answer).toMatchObject({
          code: codes.validationFailed,
          data: { fields: [{ path: `sections.${section}` }] },
        });
      }
      expect(await sections()).toEqual(now);
      expect((await shelf()).version).toBe(version);
    });

    test('one that nobody changed yet is at version 1, and its first change makes it 2', async () => {
      const now = await sections();
      await server().db.delete(shelfTable);
      expect(await shelf()).toMatchObject({ version: 1, by: null, byId: null, updatedAt: null });
      expect((await save(2, now)).code).toBe(codes.conflict);
      const saved = await save(1, { ...now, gifts: [...now.gifts].reverse() });
      expect(saved).toMatchObject({ code: codes.success, data: { version: 2, by: expect.any(String) } });
    });
  });

  test('places stay without holes through any changes, many of them at once', async () => {
    const random = createRandom(5);
    const { list: gifts } = await server().ask(giftCalls.pageList, { pageSize: 12 });
    const { list: stones } = await server().ask(stoneCalls.pageList, { pageSize: 8 });
    const items: { id: string; type: ItemType }[] = [
      ...gifts.map(({ id }) => ({ id, type: 'gift' as const })),
      ...stones.map(({ id }) => ({ id, type: 'stone' as const })),
    ];
    const shuffle = async () => {
      const { version } = await shelf();
      const now = await sections();
      const anywhere = (ids: string[]) => ids.filter(() => random.chance(0.9)).sort(() => random.next() - 0.5);
      return save(version, {
        featured: anywhere(now.featured),
        stones: anywhere(now.stones),
        gifts: anywhere(now.gifts),
      });
    };
    const turn = () => {
      const { id, type } = random.pick(items);
      return server().call(callsOf[type].changeStatus, { id, status: random.pick(['on', 'off'] as const) });
    };
    for (let round = 0; round < 12; round += 1) {
      const before = (await shelf()).version;
      const answers = await Promise.all([turn(), turn(), shuffle(), turn(), turn(), shuffle()]);
      const done = answers.filter(({ code }) => code === codes.success).length;
      for (const { code } of answers) {
        expect([codes.success, codes.conflict, codes.ruleForbids]).toContain(code);
      }
      await expectNoHoles();
      const counted = (await shelf()).version - before;
      expect(counted).toBeLessThanOrEqual(done);
      expect(counted).toBeGreaterThanOrEqual(done - 2);
    }
  });

  describe('sales', () => {
    const DAY = 86_400_000;

    test.each(['Asia/Shanghai', 'America/New_York'])('of each day in %s are those of a count by hand', async (zone) => {
      const { id } = await createStone({ name: zone });
      await server().ask(stoneCalls.changeStatus, { id, status: 'on' });
      const random = createRandom(9);
      const dayOf = (at: number) =>
        new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
          at,
        );
      const expected = new Map<string, number>();
      // Just before and after midnight in both zones, also across the clock change on 8 March, and other times.
      const midnights = ['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z', '2026-03-09T16:00:00.000Z'].map((at) =>
        Date.parse(at),
      );
      const instants = [
        ...midnights.flatMap((at) => [at - 1, at]),
        ...Array.from({ length: 25 }, () => server().now.getTime() - Math.floor(random.next() * 100 * DAY)),
      ];
      for (const at of instants) {
        const count = random.integer(1, 4);
        const status = random.pick(['completed', 'paid', 'refunded', 'waiting'] as const);
        await sell({ id, type: 'stone' }, { count, paidAt: new Date(at).toISOString(), status });
        if (status === 'completed' || status === 'paid') {
          expected.set(dayOf(at), (expected.get(dayOf(at)) ?? 0) + count);
        }
      }
      const sales = await server().ask(shelfCalls.sales, { id, zone });
      expect(sales.days).toHaveLength(90);
      expect(sales.days.at(-1)?.day).toBe(dayOf(server().now.getTime()));
      expect(sales.days).toEqual(sales.days.map(({ day }) => ({ day, pieces: expected.get(day) ?? 0 })));
      const pieces = [...expected.values()].reduce((sum, count) => sum + count, 0);
      expect(sales).toMatchObject({ pieces, buyers: 1, revenue: [{ currency: 'CNY', amount: pieces * 600 }] });
      const { entries } = await server().ask(shelfCalls.detail, { zone });
      const line = entries.find((entry) => entry.id === id)?.sales;
      expect(line).toEqual(sales.days.slice(-30).map((day) => day.pieces));
    });

    test('what is nowhere has neither sales nor prices', async () => {
      expect((await server().call(shelfCalls.sales, { id: '1', zone })).code).toBe(codes.notFound);
      expect((await server().call(shelfCalls.prices, { id: '1' })).code).toBe(codes.notFound);
    });

    test('an unknown zone is refused', async () => {
      const answer = await server().call(shelfCalls.detail, { zone: 'Mars/Olympus' });
      expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'zone' }] } });
    });
  });
});
