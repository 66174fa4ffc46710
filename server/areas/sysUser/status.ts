import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { SysUser } from '../../../contract/sysUser';
import { endSessionsOf } from '../../auth/session';
import type { Db } from '../../db/connect';
import { lockAdminStatus } from '../../db/locks';
import { type Actor, logOperation } from '../../lib/operationLog';
import { ruleForbids } from '../../refusal';
import { lockSysUser, present } from './queries';
import { countOtherEnabled, writeSysUser } from './save';

type Change = Body<typeof paths.sysUser.changeStatus>;

/** Enables or disables. Nobody disables themselves or the last enabled admin; disabling ends the admin's sessions. */
export async function changeSysUserStatus(tx: Db, actor: Actor, { id, status, reason }: Change): Promise<SysUser> {
  await lockAdminStatus(tx);
  const before = present(await lockSysUser(tx, id));
  if (status === before.status) {
    throw ruleForbids(status === 'enabled' ? 'alreadyEnabled' : 'alreadyDisabled');
  }
  if (status === 'disabled') {
    if (id === actor.admin.id) {
      throw ruleForbids('notOneself');
    }
    if ((await countOtherEnabled(tx, id)) === 0) {
      throw ruleForbids('lastEnabledAdmin');
    }
    await endSessionsOf(tx, id, actor.now);
  }
  const after = await writeSysUser(tx, id, { status }, actor.now);
  await logOperation(tx, actor, {
    action: status === 'enabled' ? 'enable' : 'disable',
    target: { type: 'sysUser', id, name: before.account },
    before,
    after,
    reason,
  });
  return after;
}
