import { desc, eq, sql } from 'drizzle-orm';
import type { Query } from '../../../contract';
import type { ShareStatistic } from '../../../contract/share';
import type { shareCalls } from '../../../contract/share/calls';
import { TOP_SHARERS } from '../../../contract/share/enums';
import type { Db } from '../../db/database';
import { personColumns } from '../../lib/personColumns';
import { everyPeriod, readRanges, type Span } from '../statistic';
import { user } from '../user/table';
import { NO_SHARES, shareSumColumns } from './columns';
import { matchingShares } from './filters';
import { share } from './table';

export async function summarizeShares(db: Db, query: Query<typeof shareCalls.statistic>): Promise<ShareStatistic> {
  const { channel } = query;
  const matching = ({ from, to }: Span) => matchingShares({ channel, sharedFrom: from, sharedTo: to });
  const ranges = await readRanges(query, NO_SHARES, (span, periodOf) =>
    db
      .select({ period: periodOf(share.sharedAt), ...shareSumColumns })
      .from(share)
      .where(matching(span))
      .groupBy(everyPeriod),
  );
  const where = matching(ranges.current);
  const byChannel = await db
    .select({ channel: share.channel, ...shareSumColumns })
    .from(share)
    .where(where)
    .groupBy(share.channel)
    .orderBy(desc(shareSumColumns.shares), share.channel);
  const topSharers = await db
    .select({ user: personColumns, ...shareSumColumns })
    .from(share)
    .innerJoin(user, eq(user.id, share.userId))
    .where(where)
    .groupBy(user.id)
    .orderBy(desc(shareSumColumns.signUps), desc(shareSumColumns.clicks), desc(shareSumColumns.shares), sql`${user}.id`)
    .limit(TOP_SHARERS);
  return { ...ranges, byChannel, topSharers };
}
