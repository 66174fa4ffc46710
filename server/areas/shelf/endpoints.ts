import { shelfCalls } from '../../../contract/shelf/calls';
import type { Handlers } from '../area';
import { pricesOf } from './prices';
import { findShelf } from './queries';
import { salesOf } from './sales';
import { saveShelf } from './save';
import { timedPricesOf } from './timed/queries';
import { changePlan, endTimedPrice, planPrice } from './timed/save';

export const shelfHandlers: Handlers = (on) => {
  on(shelfCalls.detail, ({ db, query, now }) => findShelf(db, query.zone, now), { report: true });
  on(shelfCalls.sales, ({ db, query, now }) => salesOf(db, query.id, query.zone, now), { report: true });
  on(shelfCalls.prices, ({ db, query }) => pricesOf(db, query.id));
  on(shelfCalls.timedPrices, ({ db, query }) => timedPricesOf(db, query.id));

  on(shelfCalls.save, ({ body, db, ...actor }) => saveShelf(db, actor, body));
  on(shelfCalls.saveTimedPrice, ({ body, db, ...actor }) =>
    body.id === undefined ? planPrice(db, actor, body) : changePlan(db, actor, body.id, body),
  );
  on(shelfCalls.endTimedPrice, ({ body, db, ...actor }) => endTimedPrice(db, actor, body));
};
