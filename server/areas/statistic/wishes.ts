import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Query } from '../../../contract';
import type { WishStatistic } from '../../../contract/statistic';
import type { statisticCalls } from '../../../contract/statistic/calls';
import type { Db } from '../../db/database';
import { gift } from '../shelf/table';
import { NO_WISHES, wishSumColumns } from '../wish';
import { wish } from '../wish/table';
import { everyPeriod, readRanges, type Span } from './ranges';

const TOP_GIFTS = 10;

const madeIn = ({ from, to }: Span) => and(gte(wish.madeAt, from), lte(wish.madeAt, to));

export async function summarizeWishes(db: Db, query: Query<typeof statisticCalls.wish>): Promise<WishStatistic> {
  const ranges = await readRanges(query, NO_WISHES, (span, periodOf) =>
    db
      .select({ period: periodOf(wish.madeAt), ...wishSumColumns })
      .from(wish)
      .where(madeIn(span))
      .groupBy(everyPeriod),
  );
  return { ...ranges, topGifts: await readTopGifts(db, ranges.current) };
}

function readTopGifts(db: Db, span: Span): Promise<WishStatistic['topGifts']> {
  const value = sql<number>`coalesce(sum(${wish.giftStones}), 0)`.mapWith(Number);
  return db
    .select({ gift: { id: gift.id, name: gift.name, icon: gift.icon }, wishes: count(), value })
    .from(wish)
    .innerJoin(gift, eq(gift.id, wish.giftId))
    .where(madeIn(span))
    .groupBy(gift.id)
    .orderBy(desc(count()), desc(value), asc(gift.id))
    .limit(TOP_GIFTS);
}
