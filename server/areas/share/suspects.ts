import { and, desc, eq, sql } from 'drizzle-orm';
import type { Query } from '../../../contract';
import type { ShareSuspect } from '../../../contract/share';
import type { shareCalls } from '../../../contract/share/calls';
import {
  SUSPECT_HOURS,
  SUSPECT_SHARERS_MAX,
  SUSPECT_SIGN_UPS,
  SUSPECTS_MAX,
  type SuspectBy,
} from '../../../contract/share/enums';
import type { Db } from '../../db/database';
import { REPORT_CONCURRENCY } from '../../db/limits';
import { rowsOf } from '../../db/rows';
import { bursts } from '../../lib/bursts';
import { between, oneOf } from '../../lib/filters';
import { personColumns } from '../../lib/personColumns';
import { HOUR_MS, shift } from '../../lib/time';
import { withConcurrency } from '../../lib/withConcurrency';
import { user } from '../user/table';
import { share, shareSignUp } from './table';

/** What a suspicion is; the triggers of the table say the same. */
export const crowding = (by: SuspectBy) => ({ by, atLeast: SUSPECT_SIGN_UPS[by], minutes: SUSPECT_HOURS * 60 });

/** Which sign-ups are suspicious by what. */
export const marks = { device: shareSignUp.byDevice, ip: shareSignUp.byIp };

export async function listSuspects(db: Db, query: Query<typeof shareCalls.suspects>): Promise<ShareSuspect[]> {
  const found = [...(await findSuspects(db, 'device', query)), ...(await findSuspects(db, 'ip', query))];
  const latest = found.sort((a, b) => b.to.localeCompare(a.to) || b.signUps - a.signUps).slice(0, SUSPECTS_MAX);
  const withSharers = latest.map((suspect) => async () => ({ ...suspect, sharers: await sharersOf(db, suspect) }));
  return withConcurrency(REPORT_CONCURRENCY, withSharers);
}

type Found = Omit<ShareSuspect, 'sharers'>;

async function findSuspects(
  db: Db,
  by: SuspectBy,
  { atFrom, atTo, channel }: Query<typeof shareCalls.suspects>,
): Promise<Found[]> {
  // A group that crosses the edge of the range has to be found completely.
  const margin = SUSPECT_HOURS * HOUR_MS;
  const within = and(...between(shareSignUp.at, atFrom && shift(atFrom, -margin), atTo && shift(atTo, margin)));
  const rows = await rowsOf<Omit<Found, 'by'>>(
    db,
    sql`
    select ${sql.identifier(by)} as value, min(at) as "from", max(at) as "to", count(*)::int as "signUps"
    from ${bursts({ log: shareSignUp, within: and(sql`${marks[by]}`, within) }, crowding(by))} bursts
    group by ${sql.identifier(by)}, run
    having max(at) >= ${atFrom ?? '-infinity'}::timestamptz and min(at) <= ${atTo ?? 'infinity'}::timestamptz
      ${channel && sql`and bool_or(share_id in (select id from ${share} where ${oneOf(share.channel, channel)}))`}
    order by max(at) desc limit ${SUSPECTS_MAX}`,
  );
  return rows.map(({ from, to, ...row }) => ({ by, ...row, from: shift(from, 0), to: shift(to, 0) }));
}

function sharersOf(db: Db, { by, value, from, to }: Found): Promise<ShareSuspect['sharers']> {
  const signUps = sql<number>`count(*)`.mapWith(Number);
  return db
    .select({ user: personColumns, signUps })
    .from(shareSignUp)
    .innerJoin(share, eq(share.id, shareSignUp.shareId))
    .innerJoin(user, eq(user.id, share.userId))
    .where(and(eq(shareSignUp[by], value), ...between(shareSignUp.at, from, to)))
    .groupBy(user.id)
    .orderBy(desc(signUps), user.id)
    .limit(SUSPECT_SHARERS_MAX);
}
