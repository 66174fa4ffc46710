import { and, eq, ne, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { SysUser } from '../../../contract/sysUser';
import { checkNewPassword, hashPassword } from '../../auth/password';
import type { Db } from '../../db/connect';
import { sysUser } from '../../db/tables';
import { type Actor, logOperation } from '../../lib/operationLog';
import { conflict, invalidField, ruleForbids } from '../../refusal';
import { lockSysUser, present } from './queries';

type Form = Body<typeof paths.sysUser.saveOrUpdate>;

export async function createSysUser(tx: Db, actor: Actor, form: Form): Promise<SysUser> {
  if (!form.password) {
    throw invalidField('password', 'required');
  }
  checkNewPassword('password', form.password);
  const { account, nickname, phone, email } = form;
  const [row] = await tx
    .insert(sysUser)
    .values({
      account,
      nickname,
      phone,
      email,
      status: 'enabled',
      passwordHash: await hashPassword(form.password),
      createdAt: actor.now,
      updatedAt: actor.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    throw invalidField('account', 'accountTaken');
  }
  const created = present(row);
  const target = { type: 'sysUser', id: row.id, name: row.account } as const;
  await logOperation(tx, actor, { action: 'create', target, after: created });
  return created;
}

export async function updateSysUser(tx: Db, actor: Actor, id: string, form: Form): Promise<SysUser> {
  if (form.version === undefined) {
    throw invalidField('version', 'required');
  }
  if (form.password) {
    throw invalidField('password', 'passwordOnlyAtCreation');
  }
  const before = present(await lockSysUser(tx, id));
  if (form.version !== before.version) {
    throw conflict(before);
  }
  if (form.account !== before.account) {
    throw ruleForbids('accountIsFixed');
  }
  const { nickname, phone, email } = form;
  const after = await writeSysUser(tx, id, { nickname, phone, email }, actor.now);
  const target = { type: 'sysUser', id, name: before.account } as const;
  await logOperation(tx, actor, { action: 'update', target, before, after });
  return after;
}

/** Writes a change to a row that is locked, and counts its version up. */
export async function writeSysUser(
  tx: Db,
  id: string,
  change: Partial<Pick<typeof sysUser.$inferInsert, 'nickname' | 'phone' | 'email' | 'status' | 'passwordHash'>>,
  now: string,
): Promise<SysUser> {
  const [row] = await tx
    .update(sysUser)
    .set({ ...change, updatedAt: now, version: sql`${sysUser.version} + 1` })
    .where(eq(sysUser.id, id))
    .returning();
  if (!row) {
    throw new Error(`sysUser ${id} disappeared while it was locked`);
  }
  return present(row);
}

/** How many admins other than this one are enabled. */
export const countOtherEnabled = (tx: Db, id: string) =>
  tx.$count(sysUser, and(eq(sysUser.status, 'enabled'), ne(sysUser.id, id)));
