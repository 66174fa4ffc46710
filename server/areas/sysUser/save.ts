import { and, eq, ne, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { SysUser } from '../../../contract/sysUser';
import type { sysUserCalls } from '../../../contract/sysUser/calls';
import { checkNewPassword, hashPassword } from '../../auth/password';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { transact } from '../../db/transact';
import { type Actor, logOperation } from '../../lib/operationLog';
import { messages } from '../../messages';
import { invalidField, requireVersion, ruleForbids } from '../../refusal';
import { sysUserMessages } from './messages';
import { lockSysUser, presentSysUser } from './queries';
import { sysUser } from './table';

type Form = Body<typeof sysUserCalls.saveOrUpdate>;

/** The password is hashed before the transaction begins. */
export async function createSysUser(db: Db, actor: Actor, form: Form): Promise<SysUser> {
  if (!form.password) {
    throw invalidField('password', messages.required);
  }
  const { account, nickname, phone, email } = form;
  checkNewPassword('password', form.password, account);
  const passwordHash = await hashPassword(form.password);
  const { now } = actor;
  return transact(db, async (tx) => {
    const [row] = await tx
      .insert(sysUser)
      .values({ account, nickname, phone, email, status: 'enabled', passwordHash, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      throw invalidField('account', sysUserMessages.accountTaken);
    }
    const created = presentSysUser(row);
    const target = { type: 'sysUser', id: row.id, name: row.account } as const;
    await logOperation(tx, actor, { action: 'create', target, after: created });
    return created;
  });
}

export async function updateSysUser(tx: Db, actor: Actor, id: string, form: Form): Promise<SysUser> {
  if (form.password) {
    throw invalidField('password', sysUserMessages.passwordOnlyAtCreation);
  }
  const before = presentSysUser(await lockSysUser(tx, id));
  requireVersion(before, form.version);
  if (form.account !== before.account) {
    throw ruleForbids(sysUserMessages.accountIsFixed);
  }
  const { nickname, phone, email } = form;
  const after = await writeSysUser(tx, id, { nickname, phone, email }, actor.now);
  const target = { type: 'sysUser', id, name: before.account } as const;
  await logOperation(tx, actor, { action: 'update', target, before, after });
  return after;
}

export async function writeSysUser(
  tx: Db,
  id: string,
  change: Partial<
    Pick<typeof sysUser.$inferInsert, 'nickname' | 'phone' | 'email' | 'status' | 'passwordHash' | 'mustChangePassword'>
  >,
  now: string,
): Promise<SysUser> {
  const row = onlyRow(
    await tx
      .update(sysUser)
      .set({ ...change, updatedAt: now, version: sql`${sysUser.version} + 1` })
      .where(eq(sysUser.id, id))
      .returning(),
  );
  return presentSysUser(row);
}

export const countOtherEnabled = (tx: Db, id: string) =>
  tx.$count(sysUser, and(eq(sysUser.status, 'enabled'), ne(sysUser.id, id)));
