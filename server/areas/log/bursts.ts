import { sql } from 'drizzle-orm';
import type { Burst } from '../../../contract/log';
import { BURST_DAYS, BURST_FAILURES, BURST_MINUTES, BURSTS_MAX, FAILURES_NEAR_MAX } from '../../../contract/log/enums';
import type { Db } from '../../db/database';
import { rowsOf } from '../../db/rows';
import { bursts } from '../../lib/bursts';
import { DAY_MS, MINUTE_MS, shift } from '../../lib/time';
import { loginLog } from '../sysUser/table';

const span = sql.raw(`interval '${BURST_MINUTES} minutes'`);
export const isRefused = sql`${loginLog.outcome} <> 'success'`;

/** What a burst is; the triggers of the table say the same. */
export const crowding = { by: 'ip', atLeast: BURST_FAILURES, minutes: BURST_MINUTES };

/** Refused sign-ins from the row's address in the hour before it. */
export const failuresNear = sql<number>`(
  select count(*) from (
    select from ${loginLog} near
    where near.ip = ${loginLog}.ip and near.outcome <> 'success'
      and near.at between ${loginLog}.at - ${span} and ${loginLog}.at
    limit ${sql.raw(String(FAILURES_NEAR_MAX))}
  ) near
)`.mapWith(Number);

type Row = Omit<Burst, 'signedInTo'>;

/** The latest bursts of the last days. A burst ends when an hour passes without a refused sign-in. */
export async function listBursts(db: Db, now: string): Promise<Burst[]> {
  const since = shift(now, -BURST_DAYS * DAY_MS);
  const within = sql`${loginLog.inBurst} and ${loginLog.at} >= ${since}`;
  const rows = await rowsOf<Row>(
    db,
    sql`
    with bursts as (
      select ip, max(place) as place, min(at) as first_at, max(at) as last_at,
        count(*)::int as failures, count(distinct lower(account))::int as accounts
      from ${bursts({ log: loginLog, within, counted: isRefused }, crowding)} bursts group by ip, run
    )
    select ip, place, first_at as "from", last_at as "to", failures, accounts, (
      select count(*)::int from ${loginLog} done
      where done.ip = bursts.ip and done.outcome = 'success' and done.at between first_at and last_at + ${span}
    ) as "signedIn"
    from bursts order by last_at desc, ip limit ${BURSTS_MAX}`,
  );
  return rows.map(({ from, to, ...row }) => ({
    ...row,
    from: shift(from, 0),
    to: shift(to, 0),
    signedInTo: shift(to, BURST_MINUTES * MINUTE_MS),
  }));
}
