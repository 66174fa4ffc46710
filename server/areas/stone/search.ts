import { sql } from 'drizzle-orm';
import { stonePackage } from '../../db/tables';
import { type Finder, HITS_PER_TYPE, match } from '../search/finder';
import { statusOf } from '../shelf/columns';

/** By name and id. */
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
