import { sql } from 'drizzle-orm';
import { stonePackage } from '../../db/tables';
import { type Finder, HITS_PER_TYPE, match } from '../search/finder';

/** By name and id. */
export const findStonesBy: Finder = (db, keyword) => {
  const { where, rank } = match(keyword, { id: stonePackage.id, names: [stonePackage.name] });
  const { id, name, section, place } = stonePackage;
  const status = sql<'on' | 'off'>`case when ${section} is null then 'off' else 'on' end`;
  return db
    .select({ id, title: name, subtitle: sql<null>`null`, status, rank })
    .from(stonePackage)
    .where(where)
    .orderBy(rank, place, id)
    .limit(HITS_PER_TYPE);
};
