import type { Body } from '../../../contract';
import type { sysUserCalls } from '../../../contract/sysUser/calls';
import { checkingPassword, checkNewPassword, hashPassword } from '../../auth/password';
import { endSessionsOf } from '../../auth/session';
import { countAttempt, forgetAttempts, forgetAttemptsOf } from '../../auth/throttle';
import type { Db } from '../../db/database';
import { transact } from '../../db/transact';
import { type Actor, logOperation } from '../../lib/operationLog';
import { invalidField, ruleForbids } from '../../refusal';
import { lockedOut } from '../login';
import { sysUserMessages } from './messages';
import { findSysUser, lockSysUser } from './queries';
import { writeSysUser } from './save';
import type { sysUser } from './table';

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
  await checkingPassword(async (isPassword, hash) => {
    const lockedMs = await countAttempt(db, attempt);
    if (lockedMs > 0) {
      throw lockedOut(lockedMs);
    }
    const checked = await findSysUser(db, admin.id);
    if (!(await isPassword(body.oldPwd, checked.passwordHash))) {
      throw invalidField('oldPwd', sysUserMessages.wrongOldPassword);
    }
    await forgetAttempts(db, attempt);
    const passwordHash = await hash(body.newPwd);
    await transact(db, async (tx) => {
      const row = await lockSysUser(tx, admin.id);
      // Another one was set while these were hashed.
      if (row.passwordHash !== checked.passwordHash) {
        throw invalidField('oldPwd', sysUserMessages.wrongOldPassword);
      }
      await setPassword(tx, admin.id, { passwordHash, mustChangePassword: false }, now);
      await logOperation(tx, actor, {
        action: 'changePassword',
        target: { type: 'sysUser', id: row.id, name: row.account },
      });
    });
  });
}

/**
 * Sets another admin's password, which they have to change at the next sign-in, ends their sessions and forgets their
 * wrong tries.
 */
export async function resetPwd(db: Db, actor: Actor, body: Body<typeof sysUserCalls.resetPwd>): Promise<void> {
  if (body.id === actor.admin.id) {
    throw ruleForbids(sysUserMessages.resetOwnPassword);
  }
  const { account } = await findSysUser(db, body.id);
  checkNewPassword('newPwd', body.newPwd, account);
  const passwordHash = await hashPassword(body.newPwd);
  await transact(db, async (tx) => {
    await lockSysUser(tx, body.id);
    await setPassword(tx, body.id, { passwordHash, mustChangePassword: true }, actor.now);
    await forgetAttemptsOf(tx, account);
    await logOperation(tx, actor, {
      action: 'resetPassword',
      target: { type: 'sysUser', id: body.id, name: account },
      reason: body.reason,
    });
  });
}

type NewPassword = Pick<typeof sysUser.$inferSelect, 'passwordHash' | 'mustChangePassword'>;

async function setPassword(tx: Db, id: string, password: NewPassword, now: string) {
  await writeSysUser(tx, id, password, now);
  await endSessionsOf(tx, id, now);
}
