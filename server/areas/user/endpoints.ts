import { userCalls } from '../../../contract/user/calls';
import { logOperation } from '../../lib/operationLog';
import type { Handlers } from '../area';
import { findUserFigures } from './figures';
import { findUserDetail, listDevices, listSanctions, listUserLogins } from './history';
import { adjustPoints, listLedger } from './ledger';
import { addNote, listNotes, removeNote } from './notes';
import { countUsersByStatus, listUsers, lockUser } from './queries';
import { changeUserStatus } from './status';

export const userHandlers: Handlers = (on) => {
  on(userCalls.pageList, ({ db, query, now }) => listUsers(db, query, now));
  on(userCalls.detail, ({ db, query, now }) => findUserDetail(db, query.id, now));
  on(userCalls.changeStatus, ({ body, db, ...actor }) => changeUserStatus(db, actor, body));
  on(userCalls.countByStatus, ({ db, body, now }) => countUsersByStatus(db, body, now), { report: true });
  on(userCalls.adjustPoints, ({ body, db, ...actor }) => adjustPoints(db, actor, body));

  on(userCalls.revealPhone, async ({ body: { id }, db, ...actor }) => {
    const { phone, nickname } = await lockUser(db, id);
    await logOperation(db, actor, { action: 'revealPhone', target: { type: 'user', id, name: nickname } });
    return { phone };
  });

  on(userCalls.figures, ({ db, query, now }) => findUserFigures(db, query.id, now));
  on(userCalls.ledger, ({ db, query, now }) => listLedger(db, query, now));
  on(userCalls.sanctions, ({ db, query, now }) => listSanctions(db, query.id, now));
  on(userCalls.devices, ({ db, query, now }) => listDevices(db, query.id, now));
  on(userCalls.logins, ({ db, query, now }) => listUserLogins(db, query, now));

  on(userCalls.notes, ({ db, query, ...actor }) => listNotes(db, actor, query.id));
  on(userCalls.addNote, ({ body, db, ...actor }) => addNote(db, actor, body));
  on(userCalls.removeNote, async ({ body, db, ...actor }) => {
    await removeNote(db, actor, body.id);
    return null;
  });
};
