import { z } from 'zod';
import { endpoints, id, instant, zone } from '../base';
import { valuesOf } from '../enum';
import { wishSums } from '../wish';
import { grain } from '../wish/enums';
import { statisticCalls } from './calls';

const day = z.iso.date();
/** Limited to years that PostgreSQL and JavaScript calendars compute alike. */
const askedDay = day.refine((text) => text >= '1990-01-01' && text <= '2999-12-31');

/** A range of days in a time zone, divided into periods. */
export const statisticQuery = z.object({
  from: askedDay,
  /** Not before `from`. */
  to: askedDay,
  grain: z.enum(valuesOf(grain)).default('day'),
  compare: z.enum(['true', 'false']).default('false'),
  zone,
});

/**
 * A period's first and last day in the requested zone. The first and last periods may be cut at the ends of the range.
 */
const days = { day, lastDay: day };
/** From its first to its last instant, both inclusive: a list filtered by these shows the same numbers. */
const span = { from: instant, to: instant };
const periodDays = z.object({ ...days, ...span });
export type PeriodDays = z.infer<typeof periodDays>;

/** The numbers of a range and of its periods, optionally beside those of the days before. */
export const statisticOf = <Shape extends z.ZodRawShape>(sums: z.ZodObject<Shape>) => {
  const range = z.object({ ...span, sums });
  const period = periodDays.extend(sums.shape);
  return {
    current: range,
    /** The same number of days right before; null unless requested. */
    previous: range.nullable(),
    /** Every period of the range, oldest first, including empty ones. */
    periods: z.array(period),
    /**
     * For each period, the same days moved back by the length of the range, in the same order. Empty unless requested.
     */
    previousPeriods: z.array(period),
  };
};

/** Wishes that were made in the range, and what became of them since. */
const wishStatistic = z.object({
  ...statisticOf(wishSums),
  /** The gifts that fulfilled most wishes of the range, ten at most. */
  topGifts: z.array(
    z.object({ gift: z.object({ id, name: z.string(), icon: z.string() }), wishes: z.int(), value: z.int() }),
  ),
});
export type WishStatistic = z.infer<typeof wishStatistic>;

export const statisticEndpoints = endpoints({
  [statisticCalls.wish]: {
    summary: 'Statistics of the wishes made from a day to another, by day, week or month of a time zone.',
    query: statisticQuery,
    data: wishStatistic,
  },
});
