import { sql } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { shareCalls } from '../../../contract/share/calls';
import type { ShareChannel } from '../../../contract/share/enums';
import { createRandom } from '../../db/demo/random';
import { rowsOf } from '../../db/rows';
import { addDays } from '../../lib/days';
import { DAY_MS, shift } from '../../lib/time';
import { onDatabase } from '../../testing';
import { user } from '../user/table';
import { shareSignUp } from './table';
import { clearShares, keepShares, makeUsers } from './testShares';

const random = createRandom(16);
const channels: ShareChannel[] = ['wechat', 'moments', 'poster'];

/** Around the clock changes of autumn 2025 and spring 2026. */
const ranges = (
  [
    ['Asia/Shanghai', 'day', '2025-11-02', undefined],
    ['America/New_York', 'week', '2026-03-08', ['wechat', 'poster']],
    ['Australia/Lord_Howe', 'month', '2026-04-05', undefined],
    ['Asia/Kathmandu', 'day', '2025-11-02', ['moments']],
    ['Pacific/Kiritimati', 'week', '2026-04-05', undefined],
  ] as const
).map(([zone, grain, around, channel]) => ({
  ...{ zone, grain, channel: channel as ShareChannel[] | undefined },
  ...{ from: addDays(around, -random.integer(1, 20)), to: addDays(around, random.integer(0, 25)) },
}));
type Range = (typeof ranges)[number];

onDatabase({}, (server) => {
  beforeEach(() => server().signIn());
  const ask = (query: Input<typeof shareCalls.statistic>) => server().ask(shareCalls.statistic, query);

  /** Shares at the first and the last millisecond of days in every zone, and some in between. */
  beforeAll(async () => {
    await clearShares(server());
    const users = await server().db.select({ id: user.id }).from(user).limit(12);
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
    const shares = await keepShares(
      server(),
      instants.map((sharedAt) => ({
        ...{ userId: random.pick(users).id, sharedAt, channel: random.pick(channels) },
        clicks: random.chance(0.4) ? 0 : random.integer(1, 4),
      })),
    );
    const newcomers = await makeUsers(server(), 120);
    await server()
      .db.insert(shareSignUp)
      .values(
        newcomers.map((userId) => ({
          ...{ userId, shareId: random.pick(shares), ip: `10.0.0.${random.integer(1, 250)}`, device: `d-${userId}` },
          at: '2026-05-01T00:00:00.000Z',
        })),
      );
  });

  /**
   * The same numbers by another query: every local day joined with the shares of that date, `back` days before the
   * range.
   */
  const byHand = ({ zone, grain, from, to, channel }: Range, back = 0) =>
    rowsOf(
      server().db,
      sql`
      with days as (
        select (day - ${`${back} days`}::interval)::date as day, date_trunc(${grain}, day) as period
        from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') day
      ), opened as (
        select share_id, count(*) as n from share_click group by share_id
      ), came as (
        select share_id, count(*) as n from share_sign_up group by share_id
      ), shared as (
        select share.*, (shared_at at time zone ${zone})::date as day, opened.n as opened, came.n as came from share
        left join opened on opened.share_id = share.id left join came on came.share_id = share.id
        where ${channel ? sql`channel in (${sql.join(channel, sql`, `)})` : sql`true`}
      )
      select min(days.day)::text as day, max(days.day)::text as "lastDay", count(shared.id)::int as shares,
        count(distinct user_id)::int as sharers, count(opened)::int as clicked,
        coalesce(sum(opened), 0)::int as clicks, coalesce(sum(came), 0)::int as "signUps"
      from days left join shared on shared.day = days.day
      group by period order by period`,
    );

  describe.each(ranges)('from $from to $to by $grain in $zone, of $channel', (range) => {
    const days = (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS + 1;
    const query = { ...range, channel: range.channel?.join() as unknown as ShareChannel[] };
    if (!range.channel) Reflect.deleteProperty(query, 'channel');

    test('is what a query written by hand finds, and so are the days before', async () => {
      const found = await ask({ ...query, compare: 'true' });
      const numbers = (periods: typeof found.periods) => periods.map(({ from: _, to: __, ...rest }) => rest);
      expect(numbers(found.periods)).toEqual(await byHand(range));
      expect(numbers(found.previousPeriods)).toEqual(await byHand(range, days));
      expect(found.current.sums.shares).toBeGreaterThan(days / 2);
      expect(found.current.sums.signUps).toBeGreaterThan(0);
    });

    test('is what the lists of each period, channel and sharer sum up', async () => {
      const { current, periods, byChannel, topSharers } = await ask(query);
      const channel = query.channel ? { channel: query.channel } : {};
      const listed = async (filter: object) =>
        (await server().ask(shareCalls.pageList, { pageSize: 1, ...channel, ...filter })).totals;
      const within = ({ from, to }: { from: string; to: string }) => ({ sharedFrom: from, sharedTo: to });
      expect(await listed(within(current))).toEqual(current.sums);
      const signUps = await server().ask(shareCalls.signUps, { pageSize: 1, ...channel, ...within(current) });
      expect(signUps.total).toBe(current.sums.signUps);
      for (const { day: _, lastDay: __, from, to, ...sums } of periods) {
        expect(await listed(within({ from, to }))).toEqual(sums);
      }
      for (const { channel, ...sums } of byChannel) {
        expect(await listed({ ...within(current), channel })).toEqual(sums);
      }
      expect(byChannel.reduce((all, { shares }) => all + shares, 0)).toBe(current.sums.shares);
      for (const { user, ...sums } of topSharers) {
        expect(await listed({ ...within(current), userId: user.id })).toEqual(sums);
      }
      const order = topSharers.map(({ signUps, clicks, shares }) => signUps * 1e8 + clicks * 1e4 + shares);
      expect(order).toEqual([...order].sort((a, b) => b - a));
    });
  });

  test('a range without a share is zero', async () => {
    const { current, byChannel, topSharers } = await ask({ from: '2019-01-01', to: '2019-01-02', zone: 'UTC' });
    expect(current.sums).toEqual({ shares: 0, sharers: 0, clicked: 0, clicks: 0, signUps: 0 });
    expect([byChannel, topSharers]).toEqual([[], []]);
  });
});
