import { sql } from 'drizzle-orm';
import { gift } from '../../db/tables';
import { type Finder, HITS_PER_TYPE, match } from '../search/finder';

/** By name and id. */
export const findGiftsBy: Finder = (db, keyword) => {
  const { where, rank } = match(keyword, { id: gift.id, names: [gift.name] });
  const { id, name, section, place } = gift;
  const status = sql<'on' | 'off'>`case when ${section} is null then 'off' else 'on' end`;
  return db
    .select({ id, title: name, subtitle: sql<null>`null`, status, rank })
    .from(gift)
    .where(where)
    .orderBy(rank, place, id)
    .limit(HITS_PER_TYPE);
};
