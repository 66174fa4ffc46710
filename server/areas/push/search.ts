import { desc, sql } from 'drizzle-orm';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { push } from './table';

export const findPushesBy: Finder = (db, keyword) => {
  const { where, rank } = match(keyword, { id: push.id, names: [push.title] });
  const { id, title, status, updatedAt } = push;
  return db
    .select({ id, title, subtitle: sql<null>`null`, status, rank })
    .from(push)
    .where(where)
    .orderBy(rank, desc(updatedAt), desc(id))
    .limit(HITS_PER_TYPE);
};
