import { z } from 'zod';
import { anyOf, endpoints, id, instant, page, pageQuery, selection } from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
import { loginRecord } from '../sysUser';
import { loginOutcome } from '../sysUser/enums';
import { burstMark } from './enums';

/** A try to sign in, with what else came from its address. */
export const logEntry = loginRecord.extend({
  /** Null when no such account exists. */
  sysUserId: id.nullable(),
  /** Refused tries from its address in the hour up to it, itself included. */
  failuresNear: z.int(),
  /** Whether it is part of a burst, or a sign-in that came right after one. */
  burst: z.boolean(),
});
export type LogEntry = z.infer<typeof logEntry>;

const logFilters = {
  /** Part of the account as it was typed. */
  keyword: z.string().trim().max(100).optional(),
  outcome: anyOf(z.enum(valuesOf(loginOutcome))),
  /** The whole address. */
  ip: z.string().trim().max(45).optional(),
  sysUserId: id.optional(),
  burst: z.enum(valuesOf(burstMark)).optional(),
  atFrom: instant.optional(),
  atTo: instant.optional(),
};

export const logQuery = pageQuery(['at', 'account', 'ip'], logFilters);
export const logSelection = selection(logFilters);

/** Refused tries from one address, in a row and close together. */
const burst = z.object({
  ip: z.string(),
  place: logEntry.shape.place,
  /** Its first and last refused try: the log of the address from one to the other has `failures` of them. */
  from: instant,
  to: instant,
  failures: z.int(),
  /** Different accounts that were tried, whatever their case. */
  accounts: z.int(),
  /** Sign-ins that succeeded from the address, from its first refused try to `signedInTo`. */
  signedIn: z.int(),
  /** An hour after its last refused try. */
  signedInTo: instant,
});
export type Burst = z.infer<typeof burst>;

export const logEndpoints = endpoints({
  [paths.log.pageList]: {
    summary: 'Tries to sign in, also refused ones, paged.',
    query: logQuery,
    data: page(logEntry),
  },
  [paths.log.countByOutcome]: {
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
  [paths.log.bursts]: {
    summary: 'Addresses with many refused tries within an hour, in the last days; the latest five.',
    data: z.array(burst),
  },
});
