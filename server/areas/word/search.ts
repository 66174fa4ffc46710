import { desc, sql } from 'drizzle-orm';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { sensitiveWord } from './table';

export const findWordsBy: Finder = (db, keyword) => {
  const { id, word, status, hits } = sensitiveWord;
  const { where, rank } = match(keyword, { id, names: [word] });
  return db
    .select({ id, title: word, subtitle: sql<null>`null`, status, rank })
    .from(sensitiveWord)
    .where(where)
    .orderBy(rank, desc(hits), desc(id))
    .limit(HITS_PER_TYPE);
};
