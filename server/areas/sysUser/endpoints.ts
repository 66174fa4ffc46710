import { paths } from '../../../contract/paths';
import { countSessions, endSessionsOf } from '../../auth/session';
import { logOperation } from '../../lib/operationLog';
import type { Calls } from '../area';
import { listTries } from '../login/log';
import { modifyPwd, resetPwd } from './password';
import { countSysUsersByStatus, findSysUser, listSysUsers, lockSysUser } from './queries';
import { createSysUser, updateSysUser } from './save';
import { changeSysUserStatus } from './status';

export const sysUserCalls: Calls = (on) => {
  on(paths.sysUser.pageList, ({ db, query }) => listSysUsers(db, query));

  on(paths.sysUser.detail, async ({ db, query: { id }, now }) => ({
    ...(await findSysUser(db, id)),
    sessions: await countSessions(db, id, now),
  }));

  on(paths.sysUser.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createSysUser(db, actor, body) : updateSysUser(db, actor, body.id, body),
  );

  on(paths.sysUser.changeStatus, ({ body, db, ...actor }) => changeSysUserStatus(db, actor, body));

  on(paths.sysUser.countByStatus, ({ db, body, admin, now }) => countSysUsersByStatus(db, body, admin.id, now));

  on(paths.sysUser.resetPwd, async ({ body, db, ...actor }) => {
    await resetPwd(db, actor, body);
    return null;
  });

  on(paths.sysUser.modifyPwd, async ({ body, db, ...actor }) => {
    await modifyPwd(db, actor, body);
    return null;
  });

  on(paths.sysUser.signOutEverywhere, async ({ body: { id, reason }, db, ...actor }) => {
    const row = await lockSysUser(db, id);
    const ended = await endSessionsOf(db, id, actor.now);
    await logOperation(db, actor, {
      action: 'signOutEverywhere',
      target: { type: 'sysUser', id, name: row.account },
      reason,
    });
    return { ended };
  });

  on(paths.sysUser.logins, async ({ db, query }) => {
    await findSysUser(db, query.id);
    return listTries(db, query);
  });
};
