import { desc, sql } from 'drizzle-orm';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { tip } from './table';

export const findTipsBy: Finder = (db, keyword) => {
  const { where, rank } = match(keyword, { id: tip.id, names: [tip.text] });
  const { id, text, status, from } = tip;
  return db
    .select({ id, title: text, subtitle: sql<null>`null`, status, rank })
    .from(tip)
    .where(where)
    .orderBy(rank, desc(from), desc(id))
    .limit(HITS_PER_TYPE);
};
