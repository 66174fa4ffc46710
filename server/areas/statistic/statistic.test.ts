import { sql } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { statisticCalls } from '../../../contract/statistic/calls';
import type { WishSums } from '../../../contract/wish';
import { wishCalls } from '../../../contract/wish/calls';
import { type Grain, STATISTIC_DAYS_MAX } from '../../../contract/wish/enums';
import { createRandom } from '../../db/demo/random';
import { rowsOf } from '../../db/rows';
import { addDays } from '../../lib/days';
import { DAY_MS, shift } from '../../lib/time';
import { onDatabase } from '../../testing';
import { gift } from '../shelf/table';
import { user } from '../user/table';
import { wish } from '../wish/table';

const random = createRandom(6);
const zones = [
  'Asia/Shanghai',
  'America/New_York',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'UTC',
  'America/Los_Angeles',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
];
const grains: readonly Grain[] = ['day', 'week', 'month'];

interface Range {
  zone: string;
  grain: Grain;
  from: string;
  to: string;
}

/** One range for each zone, around the clock changes of autumn 2025 and spring 2026. */
const ranges = zones.map((zone, index): Range => {
  const around = ['2025-11-02', '2026-03-08', '2026-04-05'][index % 3] ?? '';
  const from = addDays(around, -random.integer(0, 20));
  return { zone, grain: grains[index % 3] ?? 'day', from, to: addDays(around, random.integer(0, 25)) };
});

onDatabase({}, (server) => {
  beforeEach(() => server().signIn());
  const ask = (query: Input<typeof statisticCalls.wish>) => server().ask(statisticCalls.wish, query);

  /** Wishes at the first and the last millisecond of days in every zone, and some in between. */
  beforeAll(async () => {
    const { db } = server();
    const users = await db.select({ id: user.id }).from(user);
    const gifts = await db.select().from(gift).limit(14);
    const instants: string[] = [];
    for (const { zone, from, to } of ranges) {
      const starts = await rowsOf<{ at: string }>(
        server().db,
        sql`
        select to_char(day at time zone ${zone} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') day`,
      );
      for (const { at } of starts) {
        instants.push(at, shift(at, -1), shift(at, random.integer(1, DAY_MS)));
      }
    }
    await db.insert(wish).values(
      instants.map((madeAt, index) => {
        const state = random.pick(['open', 'fulfilled', 'fulfilled', 'expired', 'removed'] as const);
        const stones = random.integer(1, 500);
        const given = state === 'fulfilled' && random.chance(0.9) ? random.pick(gifts) : undefined;
        return {
          ...{ number: 300_000 + index, userId: random.pick(users).id, text: 'A wish', stones, state, madeAt },
          expiresAt: shift(madeAt, 30 * DAY_MS),
          refunded: state === 'expired' ? stones : 0,
          ...{ giftId: given?.id, giftName: given?.name, giftIcon: given?.icon },
          giftStones: given && random.integer(1, 90),
        };
      }),
    );
  });

  /**
   * The same numbers by another query: every local day joined with the wishes of that date, `back` days before the
   * range.
   */
  const byHand = ({ zone, grain, from, to }: Range, back = 0) =>
    rowsOf(
      server().db,
      sql`
      with days as (
        select (day - ${`${back} days`}::interval)::date as day, date_trunc(${grain}, day) as period
        from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') day
      ), made as (
        select wish.*, (made_at at time zone ${zone})::date as day from wish
      )
      select min(days.day)::text as day, max(days.day)::text as "lastDay",
        count(made.id)::int as wishes, count(distinct user_id)::int as people,
        (count(made.id) filter (where state = 'fulfilled'))::int as fulfilled,
        coalesce(sum(stones), 0)::int as stones, coalesce(sum(refunded), 0)::int as refunded,
        coalesce(sum(gift_stones), 0)::int as value
      from days left join made on made.day = days.day
      group by period order by period`,
    );

  const sumsByHand = async ({ zone, from, to }: Omit<Range, 'grain'>) => {
    const [sums] = await rowsOf<WishSums>(
      server().db,
      sql`
      select count(*)::int as wishes, count(distinct user_id)::int as people,
        (count(*) filter (where state = 'fulfilled'))::int as fulfilled, coalesce(sum(stones), 0)::int as stones,
        coalesce(sum(refunded), 0)::int as refunded, coalesce(sum(gift_stones), 0)::int as value
      from wish where to_char(made_at at time zone ${zone}, 'YYYY-MM-DD') between ${from} and ${to}`,
    );
    return sums;
  };

  describe.each(ranges)('from $from to $to by $grain in $zone', (range) => {
    const days = (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS + 1;

    test('is what a query written by hand finds, and so are the days before', async () => {
      const found = await ask({ ...range, compare: 'true' });
      const numbers = (periods: typeof found.periods) => periods.map(({ from: _, to: __, ...rest }) => rest);
      expect(numbers(found.periods)).toEqual(await byHand(range));
      expect(numbers(found.previousPeriods)).toEqual(await byHand(range, days));
      expect(found.current.sums).toEqual(await sumsByHand(range));
      const before = { ...range, from: addDays(range.from, -days), to: addDays(range.from, -1) };
      expect(found.previous?.sums).toEqual(await sumsByHand(before));
      expect(found.current.sums.wishes).toBeGreaterThan(days);
    });

    test('is what the list of each period sums up, of the range, and of its gifts', async () => {
      const { current, periods, topGifts } = await ask(range);
      const listed = async (filter: object) =>
        (await server().ask(wishCalls.pageList, { pageSize: 1, ...filter })).totals;
      const within = ({ from, to }: { from: string; to: string }) => ({ madeFrom: from, madeTo: to });
      expect(await listed(within(current))).toEqual(current.sums);
      for (const { day: _, lastDay: __, from, to, ...sums } of periods) {
        expect(await listed(within({ from, to }))).toEqual(sums);
      }
      for (const { gift, wishes, value } of topGifts) {
        const totals = await listed({ ...within(current), giftId: gift.id });
        expect(totals).toMatchObject({ wishes, fulfilled: wishes, value });
      }
    });

    test('its periods follow each other without a gap', async () => {
      const { current, periods } = await ask(range);
      expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([current.from, current.to]);
      expect([periods[0]?.day, periods.at(-1)?.lastDay]).toEqual([range.from, range.to]);
      for (const [index, { from, day }] of periods.slice(1).entries()) {
        expect(shift(periods[index]?.to ?? '', 1)).toBe(from);
        expect(addDays(periods[index]?.lastDay ?? '', 1)).toBe(day);
      }
    });
  });

  test.each([
    ['23 hours', 'America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['25 hours', 'America/New_York', '2025-11-02', '2025-11-02T04:00:00.000Z', '2025-11-03T04:59:59.999Z'],
    ['no midnight', 'Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T20:59:59.999Z'],
    ['midnight twice', 'America/Havana', '2025-11-02', '2025-11-02T04:00:00.000Z', '2025-11-03T04:59:59.999Z'],
  ])('a day with %s is all of its instants', async (_, zone, day, from, to) => {
    expect((await ask({ from: day, to: day, zone })).current).toMatchObject({ from, to });
  });

  test('the gifts that most wishes were fulfilled with come first, those worth more before others, ten at most', async () => {
    const { topGifts } = await ask({ from: '2025-10-01', to: '2026-05-01', zone: 'UTC' });
    const expected = await rowsOf(
      server().db,
      sql`
      select gift_id::text as id, count(*)::int as wishes, sum(gift_stones)::int as value from wish
      where gift_id is not null and made_at >= '2025-10-01Z' and made_at < '2026-05-02Z'
      group by gift_id order by count(*) desc, sum(gift_stones) desc limit 10`,
    );
    expect(topGifts.map(({ gift, ...rest }) => ({ id: gift.id, ...rest }))).toEqual(expected);
    expect(topGifts).toHaveLength(10);
  });

  test('nothing is compared unless it is asked for, and a range without a wish is zero', async () => {
    const { previous, previousPeriods, periods, current, topGifts } = await ask({
      ...{ from: '2019-01-30', to: '2019-02-02', zone: 'Asia/Kathmandu', grain: 'month' },
    });
    const none = { wishes: 0, people: 0, fulfilled: 0, stones: 0, refunded: 0, value: 0 };
    expect([previous, previousPeriods, topGifts]).toEqual([null, [], []]);
    expect(current.sums).toEqual(none);
    expect(periods).toMatchObject([
      { day: '2019-01-30', ...none },
      { day: '2019-02-01', ...none },
    ]);
  });

  test('is asked for a range that is one, and not for more than two years', async () => {
    const wrong = async (query: object) =>
      server().call(statisticCalls.wish, { zone: 'UTC', from: '2026-01-01', to: '2026-01-01', ...query });
    const tooLong = addDays('2026-01-01', STATISTIC_DAYS_MAX);
    expect(await wrong({ to: addDays(tooLong, -1) })).toMatchObject({ code: codes.success });
    for (const [query, path, message] of [
      [{ to: '2025-12-31' }, 'to', 'The last day can’t lie before the first'],
      [{ to: tooLong }, 'to', 'At most 731 days at once'],
      [{ to: '2026-02-30' }, 'to', expect.any(String)],
      [{ from: '0000-01-01' }, 'from', expect.any(String)],
      [{ grain: 'year' }, 'grain', 'Choose one of: day, week, month'],
      [{ zone: 'Mars/Olympus' }, 'zone', expect.any(String)],
    ] as const) {
      expect(await wrong(query)).toMatchObject({
        code: codes.validationFailed,
        data: { fields: [{ path, message }] },
      });
    }
  });
});
