import { z } from 'zod';
import { endpoints, id, instant, zone } from './base';
import { valuesOf } from './enum';
import { paths } from './paths';
import { wishSums } from './wish';
import { grain } from './wish.enums';

const day = z.iso.date();
/** A day that databases and calendars agree on. */
const askedDay = day.refine((text) => text >= '1990-01-01' && text <= '2999-12-31');

/** A period: the wishes made from its first instant to its last. A list filtered by these two shows the same numbers. */
const period = wishSums.extend({
  /** Its first and last day in the asked zone; the first and last period are cut off at the range. */
  day,
  lastDay: day,
  from: instant,
  to: instant,
});
export type StatisticPeriod = z.infer<typeof period>;

const range = z.object({ from: instant, to: instant, sums: wishSums });

/** Numbers of the wish pool: what was made in the range, and what became of it since. */
export const wishStatistic = z.object({
  current: range,
  /** As many days right before; null unless asked for. */
  previous: range.nullable(),
  /** Every period of the range, oldest first, also those without a wish. */
  periods: z.array(period),
  /** For each period, the same days so many days before: as long, and in the same order. Empty unless asked for. */
  previousPeriods: z.array(period),
  /** Gifts that most wishes of the range were fulfilled with, ten at most. */
  topGifts: z.array(
    z.object({ gift: z.object({ id, name: z.string(), icon: z.string() }), wishes: z.int(), value: z.int() }),
  ),
});
export type WishStatistic = z.infer<typeof wishStatistic>;

export const statisticEndpoints = endpoints({
  [paths.statistic.wish]: {
    summary: 'Statistics of the wishes made from a day to another, by day, week or month of a time zone.',
    query: z.object({
      from: askedDay,
      /** Not before `from`. */
      to: askedDay,
      grain: z.enum(valuesOf(grain)).default('day'),
      compare: z.enum(['true', 'false']).default('false'),
      zone,
    }),
    data: wishStatistic,
  },
});
