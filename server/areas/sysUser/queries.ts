import { and, count, eq, getTableColumns, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import type { SysUser, sysUserQuery, sysUserSelection } from '../../../contract/sysUser';
import { sysUserStatus } from '../../../contract/sysUser/enums';
import { alive } from '../../auth/session';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { between, contains, countsBy, countWhere, oneOf, selected } from '../../lib/filters';
import { counting, orderBy, readPage } from '../../lib/paging';
import { orNotFound } from '../../refusal';
import { sysUser, sysUserSession } from './table';

type Query = z.output<typeof sysUserQuery>;
type Selection = z.output<typeof sysUserSelection>;
/** A row with what concerns the password; `present` removes it. */
type SysUserRow = typeof sysUser.$inferSelect;

const matching = (query: NonNullable<Selection['filter']>) =>
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
  const sorted = orderBy(query, sysUser, { sort: 'createdAt', order: 'descend' }, sysUser.id);
  const rows = db
    .select({ ...getTableColumns(sysUser), cursor: sorted.cursor })
    .from(sysUser)
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, sysUser, where) });
}

export async function countSysUsersByStatus(db: Db, selection: Selection, ownId: string, now: string) {
  const where = selected(sysUser.id, selection, matching);
  const counts = onlyRow(
    await db
      .select({
        total: count(),
        ...countsBy(sysUser.status, valuesOf(sysUserStatus)),
        own: countWhere(eq(sysUser.id, ownId)),
      })
      .from(sysUser)
      .where(where),
  );
  const { own, ...byStatus } = counts;
  const { sessions } = onlyRow(
    await db
      .select({ sessions: count() })
      .from(sysUserSession)
      .innerJoin(sysUser, eq(sysUser.id, sysUserSession.sysUserId))
      .where(and(where, ne(sysUser.id, ownId), alive(now))),
  );
  return { ...byStatus, sessions, oneself: own > 0 };
}

/** @throws `10404` */
export async function findSysUser(db: Db, id: string): Promise<SysUserRow> {
  const [row] = await db.select().from(sysUser).where(eq(sysUser.id, id));
  return orNotFound(row);
}

export async function lockSysUser(tx: Db, id: string): Promise<SysUserRow> {
  const [row] = await tx.select().from(sysUser).where(eq(sysUser.id, id)).for('no key update');
  return orNotFound(row);
}

/** The record without what concerns the password. */
export const presentSysUser = ({ passwordHash: _, mustChangePassword: __, ...record }: SysUserRow): SysUser => record;
