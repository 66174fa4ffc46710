import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { takingIn } from '../word/screen';
import { makeWish } from './make';
import { countWishes, findWish, listWishes } from './queries';
import { fulfilWish, removeWish } from './steps';

export const wishCalls: Calls = (on) => {
  on(paths.wish.pageList, ({ db, query }) => listWishes(db, query));
  on(paths.wish.detail, ({ db, query }) => findWish(db, query.id));
  on(paths.wish.countByState, ({ db, body }) => countWishes(db, body));

  on(paths.wish.fulfil, ({ body, db, ...actor }) => fulfilWish(db, actor, body));
  on(paths.wish.remove, ({ body, db, ...actor }) => removeWish(db, actor, body));
  on(paths.wish.make, ({ body, db, ...actor }) => takingIn(db, (tx) => makeWish(tx, actor, body)), {
    ownTransactions: true,
  });
};
