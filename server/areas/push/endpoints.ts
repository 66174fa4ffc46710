import { pushCalls } from '../../../contract/push/calls';
import { markOpened } from '../../delivery/opened';
import { listDeliveries } from '../../delivery/recipients';
import type { Handlers } from '../area';
import { findPush, listPushes } from './queries';
import { createPush, removePush, updatePush } from './save';
import { cancelPush, sendPush } from './send';
import { markArrived } from './sending';
import { tryPush } from './trial';

export const pushHandlers: Handlers = (on, { uploads, gateway }) => {
  on(pushCalls.pageList, ({ db, query }) => listPushes(db, query));
  on(pushCalls.detail, ({ db, query }) => findPush(db, query.id));
  on(pushCalls.recipients, async ({ db, query }) => {
    await findPush(db, query.id);
    return listDeliveries(db, query);
  });

  on(pushCalls.saveOrUpdate, ({ body, db: tx, ...actor }) => {
    const writing = { tx, actor, uploads };
    return body.id === undefined ? createPush(writing, body) : updatePush(writing, body.id, body);
  });
  on(pushCalls.send, ({ body, db, ...actor }) => sendPush(db, actor, body));
  on(pushCalls.cancel, ({ body, db, ...actor }) => cancelPush(db, actor, body));
  on(pushCalls.remove, ({ body, db, ...actor }) => removePush(db, actor, body));
  on(pushCalls.test, ({ body, db, ...actor }) => tryPush(db, actor, { uploads, gateway }, body), {
    ownTransactions: true,
  });
  on(pushCalls.opened, async ({ body, db, now }) => {
    if (await markOpened(db, body.id, body.userId, now)) await markArrived(db, body.id, now);
    return null;
  });
};
