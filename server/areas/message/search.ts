import { desc, sql } from 'drizzle-orm';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { message } from './table';

export const findMessagesBy: Finder = (db, keyword) => {
  const { where, rank } = match(keyword, { id: message.id, names: [message.title] });
  const { id, title, status, updatedAt } = message;
  return db
    .select({ id, title, subtitle: sql<null>`null`, status, rank })
    .from(message)
    .where(where)
    .orderBy(rank, desc(updatedAt), desc(id))
    .limit(HITS_PER_TYPE);
};
