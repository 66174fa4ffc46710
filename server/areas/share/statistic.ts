import { desc, eq, sql } from 'drizzle-orm';
import type { Query } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { ShareStatistic } from '../../../contract/share';
import { TOP_SHARERS } from '../../../contract/share/enums';
import type { Db } from '../../db/connect';
import { share, user } from '../../db/tables';
import { personColumns } from '../room/columns';
import { everyPeriod, readRanges, type Span } from '../statistic/ranges';
import { NO_SHARES, sumColumns } from './columns';
import { matchingShares } from './filters';

/** Numbers of what was shared in some days of a time zone, by period, channel and sharer. */
export async function summarizeShares(db: Db, asked: Query<typeof paths.share.statistic>): Promise<ShareStatistic> {
  const { channel } = asked;
  const matching = ({ from, to }: Span) => matchingShares({ channel, sharedFrom: from, sharedTo: to });
  const ranges = await readRanges(asked, NO_SHARES, (span, periodOf) =>
    db
      .select({ period: periodOf(share.sharedAt), ...sumColumns })
      .from(share)
      .where(matching(span))
      .groupBy(everyPeriod),
  );
  const where = matching(ranges.current);
  const byChannel = await db
    .select({ channel: share.channel, ...sumColumns })
    .from(share)
    .where(where)
    .groupBy(share.channel)
    .orderBy(desc(sumColumns.shares), share.channel);
  const topSharers = await db
    .select({ user: personColumns, ...sumColumns })
    .from(share)
    .innerJoin(user, eq(user.id, share.userId))
    .where(where)
    .groupBy(user.id)
    .orderBy(desc(sumColumns.signUps), desc(sumColumns.clicks), desc(sumColumns.shares), sql`${user}.id`)
    .limit(TOP_SHARERS);
  return { ...ranges, byChannel, topSharers };
}
