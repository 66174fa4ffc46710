import { messageCalls } from '../../../contract/message/calls';
import { listDeliveries } from '../../delivery/recipients';
import type { Handlers } from '../area';
import { countMessages, findMessage, listMessages } from './queries';
import { readMessage } from './read';
import { createMessage, removeMessage, updateMessage } from './save';
import { sendMessage, withdrawMessage } from './send';

export const messageHandlers: Handlers = (on) => {
  on(messageCalls.pageList, ({ db, query }) => listMessages(db, query));
  on(messageCalls.detail, ({ db, query }) => findMessage(db, query.id));
  on(messageCalls.countByStatus, ({ db, body }) => countMessages(db, body));
  on(messageCalls.recipients, async ({ db, query }) => {
    await findMessage(db, query.id);
    return listDeliveries(db, query);
  });

  on(messageCalls.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createMessage(db, actor, body) : updateMessage(db, actor, body.id, body),
  );
  on(messageCalls.send, ({ body, db, ...actor }) => sendMessage(db, actor, body));
  on(messageCalls.withdraw, ({ body, db, ...actor }) => withdrawMessage(db, actor, body));
  on(messageCalls.remove, ({ body, db, ...actor }) => removeMessage(db, actor, body));
  on(messageCalls.read, async ({ body, db, now }) => {
    await readMessage(db, body, now);
    return null;
  });
};
