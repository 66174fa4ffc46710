import { sql } from 'drizzle-orm';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { statusOf } from '../shelf';
import { gift } from '../shelf/table';

export const findGiftsBy: Finder = (db, keyword) => {
  const { where, rank } = match(keyword, { id: gift.id, names: [gift.name] });
  const { id, name, place } = gift;
  return db
    .select({ id, title: name, subtitle: sql<null>`null`, status: statusOf(gift), rank })
    .from(gift)
    .where(where)
    .orderBy(rank, place, id)
    .limit(HITS_PER_TYPE);
};
