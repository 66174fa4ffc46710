import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Query } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { StatisticPeriod, WishStatistic } from '../../../contract/statistic';
import { STATISTIC_DAYS_MAX } from '../../../contract/wish.enums';
import type { Db } from '../../db/connect';
import { gift, wish } from '../../db/tables';
import { addDays, startsOf } from '../../lib/days';
import { DAY_MS, elapsed, shift } from '../../lib/time';
import { invalidField } from '../../refusal';
import { NO_WISHES, sumColumns } from '../wish/columns';
import { type Days, earlier, periodsOf } from './periods';

type Asked = Query<typeof paths.statistic.wish>;
type Range = WishStatistic['current'];

const TOP_GIFTS = 10;

/** Numbers of the wishes made in some days of a time zone, by period, beside those of as many days before. */
export async function summarizeWishes(db: Db, { from, to, grain, compare, zone }: Asked): Promise<WishStatistic> {
  const days = requireRange(from, to);
  const periods = periodsOf({ day: from, lastDay: to }, grain);
  const current = await readPeriods(db, periods, zone);
  const previous =
    compare === 'true'
      ? await readPeriods(
          db,
          periods.map((period) => earlier(period, days)),
          zone,
        )
      : undefined;
  return {
    current: current.range,
    previous: previous?.range ?? null,
    periods: current.periods,
    previousPeriods: previous?.periods ?? [],
    topGifts: await readTopGifts(db, current.range),
  };
}

/** How many days it is. @throws `10400` */
function requireRange(from: string, to: string): number {
  if (to < from) {
    throw invalidField('to', 'lastDayBeforeFirst');
  }
  const days = elapsed(from, to) / DAY_MS + 1;
  if (days > STATISTIC_DAYS_MAX) {
    throw invalidField('to', 'tooManyDays', { count: STATISTIC_DAYS_MAX });
  }
  return days;
}

const madeIn = ({ from, to }: Pick<Range, 'from' | 'to'>) => and(gte(wish.madeAt, from), lte(wish.madeAt, to));

/** Periods that follow each other, and all of them together. */
async function readPeriods(
  db: Db,
  periods: readonly Days[],
  zone: string,
): Promise<{ range: Range; periods: StatisticPeriod[] }> {
  // Instants rather than the database's own calendar, so that a list from one to the other has the same wishes.
  const edges = startsOf([...periods.map(({ day }) => day), addDays(periods.at(-1)?.lastDay ?? '', 1)], zone);
  // To the last millisecond, since a list's range has both its ends.
  const spans = periods.map((_, index) => ({ from: edges[index] ?? '', to: shift(edges[index + 1] ?? '', -1) }));
  const range = { from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' };
  // In a query of its own, so that the edges are read once and not for every wish.
  const bounds = sql`(select string_to_array(${edges.join()}, ',')::timestamptz[])`;
  const period = sql<number | null>`width_bucket(${wish.madeAt}, ${bounds})`;
  const rows = await db
    .select({ period: period.as('period'), ...sumColumns })
    .from(wish)
    .where(madeIn(range))
    .groupBy(sql`grouping sets ((1), ())`);
  // People who wished in two periods are one person: the sums of all are not the sum of the periods'.
  const sums = new Map(rows.map(({ period, ...sums }) => [period, sums]));
  return {
    range: { ...range, sums: sums.get(null) ?? NO_WISHES },
    periods: periods.map(
      (days, index) => ({ ...days, ...spans[index], ...(sums.get(index + 1) ?? NO_WISHES) }) as StatisticPeriod,
    ),
  };
}

function readTopGifts(db: Db, range: Range): Promise<WishStatistic['topGifts']> {
  const value = sql<number>`coalesce(sum(${wish.giftStones}), 0)`.mapWith(Number);
  return db
    .select({ gift: { id: gift.id, name: gift.name, icon: gift.icon }, wishes: count(), value })
    .from(wish)
    .innerJoin(gift, eq(gift.id, wish.giftId))
    .where(madeIn(range))
    .groupBy(gift.id)
    .orderBy(desc(count()), desc(value), asc(gift.id))
    .limit(TOP_GIFTS);
}
