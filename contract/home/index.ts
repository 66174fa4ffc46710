import { z } from 'zod';
import { auditItem } from '../audit';
import { endpoints, instant, zone } from '../base';
import { gift } from '../gift';
import { minor, moneyCode } from '../money';
import { operation } from '../operation';
import { order } from '../order';
import { push } from '../push';
import { homeCalls } from './calls';

/** A number of today (or of now), and the same number of yesterday at the same time of day. */
const against = z.object({ today: z.int(), yesterday: z.int() });

/** The few most urgent records, and how many there are in all. */
const some = <Row extends z.ZodType>(row: Row) => z.object({ list: z.array(row), total: z.int() });

const trendDay = z.object({
  day: z.iso.date(),
  newUsers: z.int(),
  activeUsers: z.int(),
  orders: z.int(),
  submissions: z.int(),
  /** Paid for stones, in the summary's `currency`. */
  recharge: minor,
});

/** The home page. Each number equals the total of the list that the console opens for it. */
const homeSummary = z.object({
  /** When today began in the requested zone; the lists behind the numbers are filtered by it. */
  dayStart: instant,
  numbers: z.object({
    newUsers: against,
    activeUsers: against,
    liveRooms: against,
    livePeopleRooms: against,
    waitingAudits: against,
    orders: against,
  }),
  /** Paid for stones ordered in the time, by currency. */
  recharge: z.array(z.object({ currency: moneyCode, today: minor, yesterday: minor })),
  /** The currency of most purchases in the trend. */
  currency: moneyCode,
  /** The last 30 days, oldest first, in the requested zone. */
  trend: z.array(trendDay),
  todo: z.object({
    /** Longest waiting first. */
    audits: some(auditItem),
    /** Paid, with a parcel that is still to be shipped; the oldest first. */
    orders: some(order).optional(),
    /** Scheduled for today and not yet begun; the next one first. */
    pushes: some(push),
    /** On sale, and low or sold out; the lowest stock first. */
    gifts: some(gift),
  }),
  latest: z.array(operation),
});
export type HomeSummary = z.infer<typeof homeSummary>;
export type TrendDay = z.infer<typeof trendDay>;

export const home = endpoints({
  [homeCalls.summary]: {
    summary: 'The day’s numbers in the operator’s time zone, and what waits to be done.',
    unattended: true,
    query: z.object({ zone }),
    data: homeSummary,
  },
});
