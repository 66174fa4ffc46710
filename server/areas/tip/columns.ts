import { and, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Tip } from '../../../contract/tip';
import { tip } from './table';

/** Whether its period contains an instant: the start is included, the end is not. */
export const holds = (at: string) => and(lte(tip.from, at), gt(tip.to, at));

export const isOnline = eq(tip.status, 'online');

/** Computed in SQL, so that filters and counts agree with the rows. */
export const timeAt = (now: string): SQL<Tip['time']> =>
  sql<Tip['time']>`case when ${tip.from} > ${now}::timestamptz then 'ahead'
    when ${tip.to} > ${now}::timestamptz then 'now' else 'over' end`;

/** Counts other online tips in its place whose periods overlap with its own. */
const overlaps: SQL<number> = sql<number>`(select count(*) from ${tip} other
  where other.place = ${tip}.place and other.status = 'online' and other.id <> ${tip}.id
    and other."from" < ${tip}."to" and other."to" > ${tip}."from")::int`;

export const tipColumns = (now: string) => ({ ...getTableColumns(tip), time: timeAt(now), overlaps });
