import { asc, sql } from 'drizzle-orm';
import { integral } from '../../db/tables';
import { type Finder, HITS_PER_TYPE, match } from '../search/finder';
import { eventNames } from './queries';

/** By what the event is called, in any language, and by id. A rule's title is its event. */
export const findIntegralsBy: Finder = (db, keyword) => {
  const { id, event, fromLevel, status } = integral;
  const { where, rank } = match(keyword, { id, names: eventNames });
  return db
    .select({ id, title: event, subtitle: sql<string>`'Lv. ' || ${fromLevel}`, status, rank })
    .from(integral)
    .where(where)
    .orderBy(rank, asc(fromLevel), asc(id))
    .limit(HITS_PER_TYPE);
};
