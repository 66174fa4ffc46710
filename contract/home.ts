import { z } from 'zod';
import { endpoints, instant, zone } from './base';
import { operation } from './operation';
import { paths } from './paths';

/** A number of today against the same number of yesterday, up to the same time of day. */
const against = z.object({ today: z.int(), yesterday: z.int() });

export const homeSummary = z.object({
  /** When today began in the asked zone: the lists that the numbers open are filtered by it. */
  dayStart: instant,
  newUsers: against,
  activeUsers: against,
  muted: z.int(),
  banned: z.int(),
  totalUsers: z.int(),
  /** New and active users of each of the last 30 days, oldest first, in the asked zone. */
  trend: z.array(z.object({ day: z.iso.date(), newUsers: z.int(), activeUsers: z.int() })),
  latest: z.array(operation),
});
export type HomeSummary = z.infer<typeof homeSummary>;

export const home = endpoints({
  [paths.home.summary]: {
    summary: 'The day’s numbers in the operator’s time zone.',
    query: z.object({ zone }),
    data: homeSummary,
  },
});
