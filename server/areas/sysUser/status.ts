import type { Body } from '../../../contract';
import type { SysUser } from '../../../contract/sysUser';
import type { sysUserCalls } from '../../../contract/sysUser/calls';
import { endSessionsOf } from '../../auth/session';
import type { Db } from '../../db/database';
import { lockAdminStatus } from '../../db/locks';
import { type Actor, logOperation } from '../../lib/operationLog';
import { ruleForbids } from '../../refusal';
import { sysUserMessages } from './messages';
import { lockSysUser, presentSysUser } from './queries';
import { countOtherEnabled, writeSysUser } from './save';

type Change = Body<typeof sysUserCalls.changeStatus>;

/**
 * Enables or disables an admin; disabling ends their sessions. Nobody can disable themselves or the last enabled admin.
 */
export async function changeSysUserStatus(tx: Db, actor: Actor, { id, status, reason }: Change): Promise<SysUser> {
  await lockAdminStatus(tx);
  const before = presentSysUser(await lockSysUser(tx, id));
  if (status === before.status) {
    throw ruleForbids(status === 'enabled' ? sysUserMessages.alreadyEnabled : sysUserMessages.alreadyDisabled);
  }
  if (status === 'disabled') {
    if (id === actor.admin.id) {
      throw ruleForbids(sysUserMessages.notOneself);
    }
    if ((await countOtherEnabled(tx, id)) === 0) {
      throw ruleForbids(sysUserMessages.lastEnabledAdmin);
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
