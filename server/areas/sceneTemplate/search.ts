import { sql } from 'drizzle-orm';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { sceneTemplate } from './table';

export const findScenesBy: Finder = (db, keyword) => {
  const { where, rank } = match(keyword, { id: sceneTemplate.id, names: [sceneTemplate.name] });
  const { id, name, status, sort } = sceneTemplate;
  return db
    .select({ id, title: name, subtitle: sql<null>`null`, status, rank })
    .from(sceneTemplate)
    .where(where)
    .orderBy(rank, sort, id)
    .limit(HITS_PER_TYPE);
};
