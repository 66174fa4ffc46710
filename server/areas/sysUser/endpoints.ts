import { sysUserCalls } from '../../../contract/sysUser/calls';
import { countSessions, endSessionsOf } from '../../auth/session';
import { transact } from '../../db/transact';
import { logOperation } from '../../lib/operationLog';
import type { Handlers } from '../area';
import { listAttempts } from '../login';
import { modifyPwd, resetPwd } from './password';
import { countSysUsersByStatus, findSysUser, listSysUsers, lockSysUser } from './queries';
import { createSysUser, updateSysUser } from './save';
import { changeSysUserStatus } from './status';

/** No transaction is open while a password stands in line to be hashed. */
const HASHES = { ownTransactions: true };

export const sysUserHandlers: Handlers = (on) => {
  on(sysUserCalls.pageList, ({ db, query }) => listSysUsers(db, query));

  on(sysUserCalls.detail, async ({ db, query: { id }, now }) => ({
    ...(await findSysUser(db, id)),
    sessions: await countSessions(db, id, now),
  }));

  on(
    sysUserCalls.saveOrUpdate,
    ({ body, db, ...actor }) => {
      const { id } = body;
      return id === undefined
        ? createSysUser(db, actor, body)
        : transact(db, (tx) => updateSysUser(tx, actor, id, body));
    },
    HASHES,
  );

  on(sysUserCalls.changeStatus, ({ body, db, ...actor }) => changeSysUserStatus(db, actor, body));

  on(sysUserCalls.countByStatus, ({ db, body, admin, now }) => countSysUsersByStatus(db, body, admin.id, now));

  on(
    sysUserCalls.resetPwd,
    async ({ body, db, ...actor }) => {
      await resetPwd(db, actor, body);
      return null;
    },
    HASHES,
  );

  on(
    sysUserCalls.modifyPwd,
    async ({ body, db, ...actor }) => {
      await modifyPwd(db, actor, body);
      return null;
    },
    // A wrong old password is counted even though the call is refused.
    HASHES,
  );

  on(sysUserCalls.signOutEverywhere, async ({ body: { id, reason }, db, ...actor }) => {
    const row = await lockSysUser(db, id);
    const ended = await endSessionsOf(db, id, actor.now);
    await logOperation(db, actor, {
      action: 'signOutEverywhere',
      target: { type: 'sysUser', id, name: row.account },
      reason,
    });
    return { ended };
  });

  on(sysUserCalls.logins, async ({ db, query }) => {
    await findSysUser(db, query.id);
    return listAttempts(db, query);
  });
};
