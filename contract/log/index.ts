import { z } from 'zod';
import { anyOf, endpoints, id, instant, page, pageQuery, selection } from '../base';
import { valuesOf } from '../enum';
import { loginRecord } from '../sysUser';
import { loginOutcome } from '../sysUser/enums';
import { logCalls } from './calls';
import { burstMark } from './enums';

const logEntry = loginRecord.extend({
  /** Null when no such account exists; a service that does not say it leaves it out. */
  sysUserId: id.nullable().optional(),
  /** Refused sign-ins from its address in the hour before it, including itself; at most `FAILURES_NEAR_MAX` are counted. */
  failuresNear: z.int(),
  /** Part of a burst, or a sign-in right after one. */
  burst: z.boolean(),
});
export type LogEntry = z.infer<typeof logEntry>;

const logFilters = {
  /** Part of the account as it was typed. */
  keyword: z.string().trim().max(100).optional(),
  outcome: anyOf(z.enum(valuesOf(loginOutcome))),
  /** The complete address. */
  ip: z.string().trim().max(45).optional(),
  sysUserId: id.optional(),
  burst: z.enum(valuesOf(burstMark)).optional(),
  atFrom: instant.optional(),
  atTo: instant.optional(),
};

export const logQuery = pageQuery(['at', 'account', 'ip'], logFilters);
export const logSelection = selection(logFilters);

/** Refused sign-ins from one address, close together. */
const burst = z.object({
  ip: z.string(),
  place: logEntry.shape.place,
  /** Its first and last refused sign-in. The log of the address between these two has `failures` refused rows. */
  from: instant,
  to: instant,
  failures: z.int(),
  /** Different accounts that were tried, ignoring case. */
  accounts: z.int(),
  /** Accepted sign-ins from the address, from the first refused one to `signedInTo`. */
  signedIn: z.int(),
  /** One hour after the last refused sign-in. */
  signedInTo: instant,
});
export type Burst = z.infer<typeof burst>;

export const logEndpoints = endpoints({
  [logCalls.pageList]: {
    summary: 'Tries to sign in, also refused ones, paged.',
    query: logQuery,
    data: page(logEntry),
  },
  [logCalls.countByOutcome]: {
    summary: 'How many tries to sign in a selection means, by outcome.',
    body: logSelection,
    data: z.object({
      total: z.int(),
      success: z.int(),
      wrongCredentials: z.int(),
      accountDisabled: z.int(),
      tooManyAttempts: z.int(),
    }),
  },
  [logCalls.bursts]: {
    summary: 'Addresses with many refused tries within an hour, in the last days; the latest five.',
    data: z.array(burst),
  },
});
