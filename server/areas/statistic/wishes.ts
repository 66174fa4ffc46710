import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Query } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { WishStatistic } from '../../../contract/statistic';
import type { Db } from '../../db/connect';
import { gift, wish } from '../../db/tables';
import { NO_WISHES, sumColumns } from '../wish/columns';
import { everyPeriod, readRanges, type Span } from './ranges';

const TOP_GIFTS = 10;

const madeIn = ({ from, to }: Span) => and(gte(wish.madeAt, from), lte(wish.madeAt, to));

/** Numbers of the wishes made in some days of a time zone, by period, beside those of as many days before. */
export async function summarizeWishes(db: Db, asked: Query<typeof paths.statistic.wish>): Promise<WishStatistic> {
  const ranges = await readRanges(asked, NO_WISHES, (span, periodOf) =>
    db
      .select({ period: periodOf(wish.madeAt), ...sumColumns })
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
