import { type Column, sql } from 'drizzle-orm';
import type { ShareSums } from '../../../contract/share';
import { share } from './table';

const total = (of: Column) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);

/** Sums over shares, used by lists and statistics alike, so that the two can't differ. */
export const shareSumColumns = {
  shares: sql<number>`count(*)`.mapWith(Number),
  sharers: sql<number>`count(distinct ${share}.user_id)`.mapWith(Number),
  clicked: sql<number>`count(*) filter (where ${share.clicks} > 0)`.mapWith(Number),
  clicks: total(share.clicks),
  signUps: total(share.signUps),
};

const { userId, clicks, signUps } = share;
/** What `shareSumColumns` are taken of. */
export const summedShareColumns = { userId, clicks, signUps };

export const NO_SHARES: ShareSums = { shares: 0, sharers: 0, clicked: 0, clicks: 0, signUps: 0 };
