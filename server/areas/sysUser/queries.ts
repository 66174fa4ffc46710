import { and, eq, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { SysUser, sysUserQuery } from '../../../contract/sysUser';
import type { Db } from '../../db/connect';
import { sysUser } from '../../db/tables';
import { between, contains, oneOf } from '../../lib/filters';
import { orderBy, readPage } from '../../lib/paging';
import { notFound } from '../../refusal';

type Query = z.output<typeof sysUserQuery>;
/** A row as stored, hash included: presented by the contract, which drops the hash. */
export type SysUserRow = typeof sysUser.$inferSelect;

const matching = (query: Query) =>
  and(
    query.keyword
      ? or(
          contains(sysUser.account, query.keyword),
          contains(sysUser.nickname, query.keyword),
          contains(sysUser.phone, query.keyword),
          contains(sysUser.email, query.keyword),
        )
      : undefined,
    oneOf(sysUser.status, query.status),
    ...between(sysUser.createdAt, query.createdFrom, query.createdTo),
  );

export function listSysUsers(db: Db, query: Query) {
  const where = matching(query);
  const order = orderBy(query, sysUser, { sort: 'createdAt', order: 'descend' }, sysUser.id);
  const rows = db
    .select()
    .from(sysUser)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  return readPage(query, rows, db.$count(sysUser, where));
}

/** @throws `10404` */
export async function findSysUser(db: Db, id: string): Promise<SysUserRow> {
  const [row] = await db.select().from(sysUser).where(eq(sysUser.id, id));
  return row ?? missing();
}

/** The row, held until the transaction ends. @throws `10404` */
export async function lockSysUser(tx: Db, id: string): Promise<SysUserRow> {
  const [row] = await tx.select().from(sysUser).where(eq(sysUser.id, id)).for('update');
  return row ?? missing();
}

function missing(): never {
  throw notFound();
}

/** The record as callers may see it. */
export const present = ({ passwordHash: _, ...record }: SysUserRow): SysUser => record;
