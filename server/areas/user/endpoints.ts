import { paths } from '../../../contract/paths';
import { logOperation } from '../../lib/operationLog';
import type { Calls } from '../area';
import { findUserDetail, listDevices, listSanctions, listUserLogins } from './history';
import { adjustPoints, listLedger } from './ledger';
import { addNote, listNotes, removeNote } from './notes';
import { countUsersByStatus, listUsers, lockUser } from './queries';
import { changeUserStatus } from './status';

export const userCalls: Calls = (on) => {
  on(paths.user.pageList, ({ db, query, now }) => listUsers(db, query, now));
  on(paths.user.detail, ({ db, query, now }) => findUserDetail(db, query.id, now));
  on(paths.user.changeStatus, ({ body, db, ...actor }) => changeUserStatus(db, actor, body));
  on(paths.user.countByStatus, ({ db, body, now }) => countUsersByStatus(db, body, now));
  on(paths.user.adjustPoints, ({ body, db, ...actor }) => adjustPoints(db, actor, body));

  on(paths.user.revealPhone, async ({ body: { id }, db, ...actor }) => {
    const { phone, nickname } = await lockUser(db, id);
    await logOperation(db, actor, { action: 'revealPhone', target: { type: 'user', id, name: nickname } });
    return { phone };
  });

  on(paths.user.ledger, ({ db, query, now }) => listLedger(db, query, now));
  on(paths.user.sanctions, ({ db, query, now }) => listSanctions(db, query.id, now));
  on(paths.user.devices, ({ db, query, now }) => listDevices(db, query.id, now));
  on(paths.user.logins, ({ db, query, now }) => listUserLogins(db, query, now));

  on(paths.user.notes, ({ db, query, ...actor }) => listNotes(db, actor, query.id));
  on(paths.user.addNote, ({ body, db, ...actor }) => addNote(db, actor, body));
  on(paths.user.removeNote, async ({ body, db, ...actor }) => {
    await removeNote(db, actor, body.id);
    return null;
  });
};
