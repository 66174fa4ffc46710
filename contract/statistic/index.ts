import { z } from 'zod';
import { endpoints, id, instant, zone } from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
import { wishSums } from '../wish';
import { grain } from '../wish/enums';

const day = z.iso.date();
/** A day that databases and calendars agree on. */
const askedDay = day.refine((text) => text >= '1990-01-01' && text <= '2999-12-31');

/** What statistics are asked for: some days of a time zone, cut into periods. */
export const statisticQuery = z.object({
  from: askedDay,
  /** Not before `from`. */
  to: askedDay,
  grain: z.enum(valuesOf(grain)).default('day'),
  compare: z.enum(['true', 'false']).default('false'),
  zone,
});

/** A period's first and last day in the asked zone; the first and last period are cut off at the range. */
const days = { day, lastDay: day };
/** From its first instant to its last: a list filtered by these two shows the same numbers. */
const span = { from: instant, to: instant };
const periodDays = z.object({ ...days, ...span });
export type PeriodDays = z.infer<typeof periodDays>;

/** The numbers of a range, by period, and of the days before. */
export const statisticOf = <Shape extends z.ZodRawShape>(sums: z.ZodObject<Shape>) => {
  const range = z.object({ ...span, sums });
  const period = periodDays.extend(sums.shape);
  return {
    current: range,
    /** As many days right before; null unless asked for. */
    previous: range.nullable(),
    /** Every period of the range, oldest first, also those with nothing in it. */
    periods: z.array(period),
    /** For each period, the same days so many days before: as long, and in the same order. Empty unless asked for. */
    previousPeriods: z.array(period),
  };
};

/** Numbers of the wish pool: what was made in the range, and what became of it since. */
export const wishStatistic = z.object({
  ...statisticOf(wishSums),
  /** Gifts that most wishes of the range were fulfilled with, ten at most. */
  topGifts: z.array(
    z.object({ gift: z.object({ id, name: z.string(), icon: z.string() }), wishes: z.int(), value: z.int() }),
  ),
});
export type WishStatistic = z.infer<typeof wishStatistic>;
export type StatisticPeriod = WishStatistic['periods'][number];

export const statisticEndpoints = endpoints({
  [paths.statistic.wish]: {
    summary: 'Statistics of the wishes made from a day to another, by day, week or month of a time zone.',
    query: statisticQuery,
    data: wishStatistic,
  },
});
