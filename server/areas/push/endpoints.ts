import { paths } from '../../../contract/paths';
import { markOpened } from '../../delivery/opened';
import { listDeliveries } from '../../delivery/recipients';
import type { Calls } from '../area';
import { findPush, listPushes } from './queries';
import { createPush, removePush, updatePush } from './save';
import { cancelPush, sendPush } from './send';
import { tryPush } from './trial';

export const pushCalls: Calls = (on, { uploads, gateway }) => {
  on(paths.push.pageList, ({ db, query }) => listPushes(db, query));
  on(paths.push.detail, ({ db, query }) => findPush(db, query.id));
  on(paths.push.recipients, async ({ db, query }) => {
    await findPush(db, query.id);
    return listDeliveries(db, query);
  });

  on(paths.push.saveOrUpdate, ({ body, db: tx, ...actor }) => {
    const writing = { tx, actor, uploads };
    return body.id === undefined ? createPush(writing, body) : updatePush(writing, body.id, body);
  });
  on(paths.push.send, ({ body, db, ...actor }) => sendPush(db, actor, body));
  on(paths.push.cancel, ({ body, db, ...actor }) => cancelPush(db, actor, body));
  on(paths.push.remove, async ({ body, db, ...actor }) => {
    await removePush(db, actor, body.id);
    return null;
  });
  on(paths.push.test, ({ body, db, ...actor }) => tryPush(db, actor, { uploads, gateway }, body), {
    ownTransactions: true,
  });
  on(paths.push.opened, async ({ body, db, now }) => {
    await markOpened(db, body.id, body.userId, now);
    return null;
  });
};
