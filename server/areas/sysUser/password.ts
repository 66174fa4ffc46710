import type { Body } from '../../../contract';
import type { sysUserCalls } from '../../../contract/sysUser/calls';
import { checkingPassword, checkNewPassword, hashPassword } from '../../auth/password';
import { endSessionsOf } from '../../auth/session';
import { countTry, forgetTries } from '../../auth/throttle';
import type { Db } from '../../db/connect';
import { transact } from '../../db/transact';
import { type Actor, logOperation } from '../../lib/operationLog';
import { invalidField, ruleForbids } from '../../refusal';
import { lockedOut } from '../login';
import { sysUserMessages } from './messages';
import { lockSysUser } from './queries';
import { writeSysUser } from './save';

/**
 * Changes the admin's own password (spec §3) and ends all of their sessions (spec §4). A wrong old password counts like
 * one at sign-in, so that a token alone does not let anybody guess it.
 */
export async function modifyPwd(db: Db, actor: Actor, body: Body<typeof sysUserCalls.modifyPwd>): Promise<void> {
  if (body.id !== actor.admin.id) {
    throw ruleForbids(sysUserMessages.onlyOwnPassword);
  }
  checkNewPassword('newPwd', body.newPwd, actor.admin.account);
  if (body.newPwd !== body.confirmNewPwd) {
    throw invalidField('confirmNewPwd', sysUserMessages.notConfirmed);
  }
  if (body.newPwd === body.oldPwd) {
    throw invalidField('newPwd', sysUserMessages.sameAsOldPassword);
  }
  const { admin, ip, now } = actor;
  const attempt = { sysUserId: admin.id, account: admin.account, ip, at: now };
  // A place first: who finds none is not counted as wrong.
  await checkingPassword(async (isPassword) => {
    const lockedMs = await countTry(db, attempt);
    if (lockedMs > 0) {
      throw lockedOut(lockedMs);
    }
    await transact(db, async (tx) => {
      const row = await lockSysUser(tx, admin.id);
      if (!(await isPassword(body.oldPwd, row.passwordHash))) {
        throw invalidField('oldPwd', sysUserMessages.wrongOldPassword);
      }
      await setPassword(tx, admin.id, { password: body.newPwd, mustChangePassword: false }, now);
      await logOperation(tx, actor, {
        action: 'changePassword',
        target: { type: 'sysUser', id: row.id, name: row.account },
      });
    });
    await forgetTries(db, attempt);
  });
}

/** Sets another admin's password, which they have to change at the next sign-in, and ends their sessions. */
export async function resetPwd(tx: Db, actor: Actor, body: Body<typeof sysUserCalls.resetPwd>): Promise<void> {
  if (body.id === actor.admin.id) {
    throw ruleForbids(sysUserMessages.resetOwnPassword);
  }
  const row = await lockSysUser(tx, body.id);
  checkNewPassword('newPwd', body.newPwd, row.account);
  await setPassword(tx, body.id, { password: body.newPwd, mustChangePassword: true }, actor.now);
  await logOperation(tx, actor, {
    action: 'resetPassword',
    target: { type: 'sysUser', id: row.id, name: row.account },
    reason: body.reason,
  });
}

interface NewPassword {
  password: string;
  mustChangePassword: boolean;
}

async function setPassword(tx: Db, id: string, { password, mustChangePassword }: NewPassword, now: string) {
  await writeSysUser(tx, id, { passwordHash: await hashPassword(password), mustChangePassword }, now);
  await endSessionsOf(tx, id, now);
}
