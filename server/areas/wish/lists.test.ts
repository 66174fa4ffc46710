import { eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import type { Wish } from '../../../contract/wish';
import { wishCalls } from '../../../contract/wish/calls';
import { onDatabase } from '../../testing';
import { user } from '../user/table';
import { testWishes } from './testWishes';

onDatabase({ demo: 'medium' }, (server) => {
  const { insert, someone, wishIn, rename, log } = testWishes(server);
  beforeEach(() => server().signIn());

  const list = (query: object = {}) => server().ask(wishCalls.pageList, { pageSize: 200, ...query });
  const everything = async () => (await list()).list;
  const sumsOf = (wishes: Wish[]) => {
    const sum = (of: (one: Wish) => number) => wishes.reduce((all, one) => all + of(one), 0);
    return {
      wishes: wishes.length,
      people: new Set(wishes.map((one) => one.user.id)).size,
      fulfilled: wishes.filter(({ state }) => state === 'fulfilled').length,
      stones: sum(({ stones }) => stones),
      refunded: sum(({ refunded }) => refunded),
      value: sum(({ gift }) => gift?.stones ?? 0),
    };
  };

  test('the latest come first, page by page, beside the sums of all', async () => {
    for (const state of ['open', 'fulfilled', 'expired', 'removed'] as const) await wishIn(state);
    const all = await everything();
    expect(all.length).toBeGreaterThan(20);
    const times = all.map(({ madeAt }) => madeAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const pages = await Promise.all([1, 2, 3].map((current) => list({ current, pageSize: 7 })));
    expect(pages.flatMap((page) => page.list)).toEqual(all.slice(0, 21));
    for (const page of pages) expect(page).toMatchObject({ total: all.length, totals: sumsOf(all) });
  });

  test.each<[string, (all: Wish[]) => [object, (one: Wish) => boolean]]>([
    ['state', () => [{ state: 'expired,removed' }, ({ state }) => state === 'expired' || state === 'removed']],
    ['user', ([first]) => [{ userId: first?.user.id }, (one) => one.user.id === first?.user.id]],
    [
      'gift',
      (all) => {
        const given = all.find(({ gift }) => gift)?.gift?.id;
        return [{ giftId: given }, ({ gift }) => gift?.id === given];
      },
    ],
    ['stones', () => [{ stonesFrom: 20, stonesTo: 50 }, ({ stones }) => stones >= 20 && stones <= 50]],
    [
      'the time it was made, both ends inclusive',
      (all) => {
        const [from, to] = [all[20]?.madeAt ?? '', all[5]?.madeAt ?? ''];
        return [{ madeFrom: from, madeTo: to }, ({ madeAt }) => madeAt >= from && madeAt <= to];
      },
    ],
    [
      'the time it was fulfilled',
      (all) => {
        const times = all.flatMap(({ fulfilledAt }) => fulfilledAt ?? []).sort();
        const [from = '', to = ''] = [times[0], times[2]];
        const within = (at: string | null) => at !== null && at >= from && at <= to;
        return [{ fulfilledFrom: from, fulfilledTo: to }, ({ fulfilledAt }) => within(fulfilledAt)];
      },
    ],
    ['its number', ([first]) => [{ keyword: String(first?.number) }, ({ id }) => id === first?.id]],
    [
      'the number of its user',
      ([first]) => [{ keyword: String(first?.user.number) }, (one) => one.user.id === first?.user.id],
    ],
    [
      'a part of the text, whatever its case',
      () => [{ keyword: 'QUIET spring' }, ({ text }) => text.toLowerCase().includes('quiet spring')],
    ],
  ])('filters by %s, with sums of what it finds; a selection counts the same', async (_, filterOf) => {
    const all = await everything();
    const [query, fits] = filterOf(all);
    const expected = all.filter(fits);
    const found = await list(query);
    expect(found.list).toEqual(expected);
    expect(found).toMatchObject({ total: expected.length, totals: sumsOf(expected) });
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    const of = (which: Wish['state']) => expected.filter(({ state }) => state === which);
    expect(await server().ask(wishCalls.countByState, { filter: query })).toEqual({
      total: expected.length,
      open: of('open').length,
      fulfilled: of('fulfilled').length,
      expired: of('expired').length,
      removed: of('removed').length,
      openStones: sumsOf(of('open')).stones,
    });
  });

  test('finds the wishes of a nickname, and of nothing what nobody wished for', async () => {
    const userId = await someone();
    await rename(userId, 'Quokka 100%');
    const { id } = await insert({ userId });
    const mine = (await everything()).filter((one) => one.user.id === userId).map((one) => one.id);
    expect(mine).toContain(id);
    expect((await list({ keyword: 'quokka 100%' })).list.map((one) => one.id)).toEqual(mine);
    expect(await list({ keyword: 'nobody wished for this' })).toMatchObject({
      ...{ list: [], total: 0 },
      totals: { wishes: 0, people: 0, fulfilled: 0, stones: 0, refunded: 0, value: 0 },
    });
  });

  test('the wish that a number names comes before those whose number only begins so', async () => {
    const userId = await someone();
    const short = await insert({ userId, number: 4321, madeAt: '2026-01-01T00:00:00.000Z' });
    const long = await insert({ userId, number: 43_210 });
    const [{ number } = { number: 0 }] = await server().db.select().from(user).where(eq(user.id, userId));
    expect(String(number)).not.toContain('4321');
    expect((await list({ keyword: '4321' })).list.map(({ id }) => id)).toEqual([short.id, long.id]);
  });

  test.each(['number', 'stones', 'madeAt', 'expiresAt', 'fulfilledAt'] as const)(
    'sorts by %s, nothing last',
    async (sort) => {
      for (const order of ['ascend', 'descend'] as const) {
        const values = (await list({ sort, order })).list.map((one) => one[sort]);
        const some = values.filter((value) => value !== null);
        expect(values.slice(0, some.length)).toEqual(some);
        const sorted = some.toSorted((a, b) => Number(a > b) - Number(a < b));
        expect(some).toEqual(order === 'ascend' ? sorted : sorted.toReversed());
      }
    },
  );

  test('what is no wish is not found; reading changes and logs nothing', async () => {
    expect(await server().call(wishCalls.detail, { id: '42' })).toMatchObject({ code: codes.notFound });
    const [first] = await everything();
    const { id = '' } = first ?? {};
    const {
      endedAt: _,
      removedReason: __,
      auditId: ___,
      ledger: ____,
      ...asListed
    } = await server().ask(wishCalls.detail, { id });
    expect(asListed).toEqual(first);
    const before = await log(id);
    await server().ask(wishCalls.detail, { id });
    expect(await log(id)).toEqual(before);
  });
});
