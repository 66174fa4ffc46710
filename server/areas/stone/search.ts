import { sql } from 'drizzle-orm';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { statusOf } from '../shelf';
import { stonePackage } from '../shelf/table';

export const findStonesBy: Finder = (db, keyword) => {
  const { where, rank } = match(keyword, { id: stonePackage.id, names: [stonePackage.name] });
  const { id, name, place } = stonePackage;
  return db
    .select({ id, title: name, subtitle: sql<null>`null`, status: statusOf(stonePackage), rank })
    .from(stonePackage)
    .where(where)
    .orderBy(rank, place, id)
    .limit(HITS_PER_TYPE);
};
