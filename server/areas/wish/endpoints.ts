import { wishCalls } from '../../../contract/wish/calls';
import type { Handlers } from '../area';
import { takingIn } from '../word';
import { makeWish } from './make';
import { countWishes, findWish, listWishes } from './queries';
import { fulfilWish, removeWish } from './steps';

export const wishHandlers: Handlers = (on, { submitAudit, rejectWaiting }) => {
  on(wishCalls.pageList, ({ db, query }) => listWishes(db, query));
  on(wishCalls.detail, ({ db, query }) => findWish(db, query.id));
  on(wishCalls.countByState, ({ db, body }) => countWishes(db, body), { report: true });

  on(wishCalls.fulfil, ({ body, db, ...actor }) => fulfilWish(db, actor, body));
  on(wishCalls.remove, ({ body, db, ...actor }) => removeWish(db, actor, body, rejectWaiting));
  on(wishCalls.make, ({ body, db, ...actor }) => takingIn(db, (tx) => makeWish(tx, actor, body, submitAudit)), {
    ownTransactions: true,
  });
};
