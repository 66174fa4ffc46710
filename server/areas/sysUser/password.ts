import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import { checkNewPassword, hashPassword, isPassword } from '../../auth/password';
import { endSessionsOf } from '../../auth/session';
import type { Db } from '../../db/connect';
import { type Actor, logOperation } from '../../lib/operationLog';
import { invalidField, ruleForbids } from '../../refusal';
import { lockSysUser } from './queries';
import { writeSysUser } from './save';

/** Changes one's own password (spec §3) and ends all of one's sessions (spec §4). */
export async function modifyPwd(tx: Db, actor: Actor, body: Body<typeof paths.sysUser.modifyPwd>): Promise<void> {
  if (body.id !== actor.admin.id) {
    throw ruleForbids('onlyOwnPassword');
  }
  checkNewPassword('newPwd', body.newPwd);
  if (body.newPwd !== body.confirmNewPwd) {
    throw invalidField('confirmNewPwd', 'notConfirmed');
  }
  const row = await lockSysUser(tx, body.id);
  if (!(await isPassword(body.oldPwd, row.passwordHash))) {
    throw invalidField('oldPwd', 'wrongOldPassword');
  }
  if (body.newPwd === body.oldPwd) {
    throw invalidField('newPwd', 'sameAsOldPassword');
  }
  await setPassword(tx, body.id, body.newPwd, actor.now);
  await logOperation(tx, actor, {
    action: 'changePassword',
    target: { type: 'sysUser', id: row.id, name: row.account },
  });
}

/** Gives another admin a new password and ends their sessions. */
export async function resetPwd(tx: Db, actor: Actor, body: Body<typeof paths.sysUser.resetPwd>): Promise<void> {
  if (body.id === actor.admin.id) {
    throw ruleForbids('resetOwnPassword');
  }
  checkNewPassword('newPwd', body.newPwd);
  const row = await lockSysUser(tx, body.id);
  await setPassword(tx, body.id, body.newPwd, actor.now);
  await logOperation(tx, actor, {
    action: 'resetPassword',
    target: { type: 'sysUser', id: row.id, name: row.account },
    reason: body.reason,
  });
}

async function setPassword(tx: Db, id: string, password: string, now: string): Promise<void> {
  await writeSysUser(tx, id, { passwordHash: await hashPassword(password) }, now);
  await endSessionsOf(tx, id, now);
}
