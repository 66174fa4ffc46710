import { paths } from '../../../contract/paths';
import { listDeliveries } from '../../delivery/recipients';
import type { Calls } from '../area';
import { countMessages, findMessage, listMessages } from './queries';
import { readMessage } from './read';
import { createMessage, removeMessage, updateMessage } from './save';
import { sendMessage, withdrawMessage } from './send';

export const messageCalls: Calls = (on) => {
  on(paths.message.pageList, ({ db, query }) => listMessages(db, query));
  on(paths.message.detail, ({ db, query }) => findMessage(db, query.id));
  on(paths.message.countByStatus, ({ db, body }) => countMessages(db, body));
  on(paths.message.recipients, async ({ db, query }) => {
    await findMessage(db, query.id);
    return listDeliveries(db, query);
  });

  on(paths.message.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createMessage(db, actor, body) : updateMessage(db, actor, body.id, body),
  );
  on(paths.message.send, ({ body, db, ...actor }) => sendMessage(db, actor, body));
  on(paths.message.withdraw, ({ body, db, ...actor }) => withdrawMessage(db, actor, body));
  on(paths.message.remove, async ({ body, db, ...actor }) => {
    await removeMessage(db, actor, body.id);
    return null;
  });
  on(paths.message.read, async ({ body, db, now }) => {
    await readMessage(db, body, now);
    return null;
  });
};
