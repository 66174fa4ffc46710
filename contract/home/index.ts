import { z } from 'zod';
import { auditItem } from '../audit';
import { endpoints, instant, zone } from '../base';
import { gift } from '../gift';
import { moneyCode } from '../money';
import { operation } from '../operation';
import { paths } from '../paths';
import { push } from '../push';

/** A number of today or of right now against the same number of yesterday, at the same time of day. */
const against = z.object({ today: z.int(), yesterday: z.int() });

/** The most urgent few of what waits, and how many there are. */
const some = <Row extends z.ZodType>(row: Row) => z.object({ list: z.array(row), total: z.int() });

/** Numbers of one day. */
const trendDay = z.object({
  day: z.iso.date(),
  newUsers: z.int(),
  activeUsers: z.int(),
  orders: z.int(),
  submissions: z.int(),
  /** Paid for stones, in the summary's `currency`. */
  recharge: z.int(),
});

/** The operator's morning. Each number is the total of the list that the console opens for it. */
export const homeSummary = z.object({
  /** When today began in the asked zone: the lists that the numbers open are filtered by it. */
  dayStart: instant,
  numbers: z.object({
    newUsers: against,
    /** Users who signed in. */
    activeUsers: against,
    /** Activity rooms that are live. */
    liveRooms: against,
    /** Self-built rooms that are live. */
    livePeopleRooms: against,
    waitingAudits: against,
    /** Ordered, whether paid or not. */
    orders: against,
  }),
  /** Paid for stones that were ordered in the time, by currency. */
  recharge: z.array(against.extend({ currency: moneyCode })),
  /** The currency that most purchases of the trend were paid in. */
  currency: moneyCode,
  /** Each of the last 30 days, oldest first, in the asked zone. */
  trend: z.array(trendDay),
  todo: z.object({
    /** Waiting longest first. */
    audits: some(auditItem),
    /** Scheduled for today and not yet begun, the next first. */
    pushes: some(push),
    /** On sale, and low or sold out; the fewest first. */
    gifts: some(gift),
  }),
  latest: z.array(operation),
});
export type HomeSummary = z.infer<typeof homeSummary>;
export type TrendDay = z.infer<typeof trendDay>;

export const home = endpoints({
  [paths.home.summary]: {
    summary: 'The day’s numbers in the operator’s time zone, and what waits to be done.',
    query: z.object({ zone }),
    data: homeSummary,
  },
});
