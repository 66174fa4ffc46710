import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ACCOUNT_PATTERN } from '../../../contract/sysUser/enums';
import { hashPassword } from '../../auth/password';
import { endSessionsOf } from '../../auth/session';
import { forgetAttemptsOf } from '../../auth/throttle';
import type { Db } from '../../db/database';
import { transact } from '../../db/transact';
import { type Actor, logOperation } from '../../lib/operationLog';
import { OperatorError } from '../../operatorError';
import { lockSysUser, presentSysUser } from './queries';
import { writeSysUser } from './save';
import { sysUser } from './table';

/** How the operation log tells what was done by a command on the machine, in the name of the admin concerned. */
const ON_THE_MACHINE = 'npm run admin, on the machine';
const THIS_MACHINE = '127.0.0.1';

const makePassword = () => randomBytes(16).toString('base64url');

const hasAccount = (account: string) => eq(sql`lower(${sysUser.account})`, account.toLowerCase());

function actorOf(row: typeof sysUser.$inferSelect, now: string) {
  const { id, account, nickname } = row;
  const actor: Actor = { admin: { id, account, nickname }, ip: THIS_MACHINE, now };
  return { actor, target: { type: 'sysUser', id, name: account } as const, reason: ON_THE_MACHINE };
}

/** Makes an admin and returns a sentence with the password. @throws OperatorError if there is such an account */
export async function createOnMachine(db: Db, account: string, now: string): Promise<string> {
  if (!ACCOUNT_PATTERN.test(account)) throw new OperatorError(`An account can’t be called "${account}".`);
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  await transact(db, async (tx) => {
    const [row] = await tx
      .insert(sysUser)
      .values({
        account,
        nickname: account,
        status: 'enabled',
        passwordHash,
        mustChangePassword: true,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new OperatorError(`There is an account ${account} already: reset gives it a new password.`);
    const { actor, target, reason } = actorOf(row, now);
    await logOperation(tx, actor, { action: 'create', target, reason, after: presentSysUser(row) });
  });
  return `Sign in as ${account} with the password ${password} and change it: it is shown only this once.`;
}

/**
 * Gives an admin a new password, enables them, ends their sessions and forgets wrong tries; returns a sentence with the
 * password. @throws OperatorError if there is no such account
 */
export async function resetOnMachine(db: Db, account: string, now: string): Promise<string> {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const name = await transact(db, async (tx) => {
    const [found] = await tx.select({ id: sysUser.id }).from(sysUser).where(hasAccount(account));
    if (!found) throw new OperatorError(`There is no account ${account}: create makes one.`);
    const row = await lockSysUser(tx, found.id);
    const before = presentSysUser(row);
    const after = await writeSysUser(tx, row.id, { passwordHash, mustChangePassword: true, status: 'enabled' }, now);
    await endSessionsOf(tx, row.id, now);
    await forgetAttemptsOf(tx, row.account);
    const { actor, target, reason } = actorOf(row, now);
    await logOperation(tx, actor, { action: 'resetPassword', target, reason });
    if (before.status !== after.status) {
      await logOperation(tx, actor, { action: 'enable', target, reason, before, after });
    }
    return row.account;
  });
  return `Sign in as ${name} with the password ${password} and change it: it is shown only this once.`;
}
