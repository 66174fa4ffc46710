import { asc, sql } from 'drizzle-orm';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { eventNames } from './queries';
import { integral } from './table';

/** By the event's name in any language, and by id. A rule's title is its event, its subtitle the level it begins at. */
export const findIntegralsBy: Finder = (db, keyword) => {
  const { id, event, fromLevel, status } = integral;
  const { where, rank } = match(keyword, { id, names: eventNames });
  return db
    .select({ id, title: event, subtitle: sql<string>`${fromLevel}::text`, status, rank })
    .from(integral)
    .where(where)
    .orderBy(rank, asc(fromLevel), asc(id))
    .limit(HITS_PER_TYPE);
};
