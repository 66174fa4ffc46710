import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { SECOND_MS } from '../lib/time';

/** How long a request may take to arrive. */
export interface TimeLimits {
  /** All of it, in milliseconds. */
  requestMs: number;
  /** How often it is looked at, in milliseconds: a request may take as much longer. */
  checkEveryMs: number;
}

/**
 * Three minutes: an upload of 5 MB on a line of 250 kbit/s still arrives, and a body that is sent half holds its
 * connection no longer. There is no limit for a silent connection besides: it would also end calls that take the back
 * end long to answer.
 */
export const TIME_LIMITS: TimeLimits = { requestMs: 180 * SECOND_MS, checkEveryMs: 5 * SECOND_MS };

/** The headers, which are small on any line. */
const HEADERS_MS = 20 * SECOND_MS;

export const withTimeLimits = ({ requestMs, checkEveryMs }: TimeLimits) =>
  ({
    requestTimeout: requestMs,
    http: { headersTimeout: Math.min(HEADERS_MS, requestMs), connectionsCheckingInterval: checkEveryMs },
  }) satisfies FastifyHttpOptions<RawServerDefault>;
