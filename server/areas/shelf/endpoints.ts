import { shelfCalls } from '../../../contract/shelf/calls';
import type { Handlers } from '../area';
import { pricesOf } from './prices';
import { findShelf } from './queries';
import { salesOf } from './sales';
import { saveShelf } from './save';

export const shelfHandlers: Handlers = (on) => {
  on(shelfCalls.detail, ({ db, query, now }) => findShelf(db, query.zone, now), { report: true });
  on(shelfCalls.sales, ({ db, query, now }) => salesOf(db, query.id, query.zone, now), { report: true });
  on(shelfCalls.prices, ({ db, query }) => pricesOf(db, query.id));

  on(shelfCalls.save, ({ body, db, ...actor }) => saveShelf(db, actor, body));
};
