import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { pricesOf } from './prices';
import { findShelf } from './queries';
import { salesOf } from './sales';
import { saveShelf } from './save';

export const shelfCalls: Calls = (on) => {
  on(paths.shelf.detail, ({ db, query, now }) => findShelf(db, query.zone, now));
  on(paths.shelf.sales, ({ db, query, now }) => salesOf(db, query.id, query.zone, now));
  on(paths.shelf.prices, ({ db, query }) => pricesOf(db, query.id));

  on(paths.shelf.save, ({ body, db, ...actor }) => saveShelf(db, actor, body));
};
