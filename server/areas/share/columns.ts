import { type SQL, sql } from 'drizzle-orm';
import type { ShareSums } from '../../../contract/share';
import { share, shareClick, shareSignUp } from './table';

const of = (table: typeof shareClick | typeof shareSignUp) =>
  sql<number>`(select count(*) from ${table} where ${table}.share_id = ${share}.id)`.mapWith(Number);

export const clicks = of(shareClick);
export const signUps = of(shareSignUp);

const total = (of: SQL) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);

/** Sums over shares, used by lists and statistics alike, so that the two can't differ. */
export const shareSumColumns = {
  shares: sql<number>`count(*)`.mapWith(Number),
  sharers: sql<number>`count(distinct ${share}.user_id)`.mapWith(Number),
  clicked: sql<number>`count(*) filter (where ${clicks} > 0)`.mapWith(Number),
  clicks: total(clicks),
  signUps: total(signUps),
};

export const NO_SHARES: ShareSums = { shares: 0, sharers: 0, clicked: 0, clicks: 0, signUps: 0 };
