import { and, desc, eq, getTableColumns, notInArray } from 'drizzle-orm';
import type { Query } from '../../../contract';
import type { Operation } from '../../../contract/operation';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { operation, sysUser } from '../../db/tables';
import { orderBy, readPage } from '../../lib/paging';

const { sysUserId, ...columns } = getTableColumns(operation);

const operations = (db: Db) =>
  db
    .select({ ...columns, adminId: sysUserId, adminName: sysUser.nickname })
    .from(operation)
    .innerJoin(sysUser, eq(sysUser.id, operation.sysUserId))
    .$dynamic();

export function listOperations(db: Db, query: Query<typeof paths.operation.pageList>) {
  const where = and(
    query.targetType ? eq(operation.targetType, query.targetType) : undefined,
    query.targetId ? eq(operation.targetId, query.targetId) : undefined,
    query.adminId ? eq(operation.sysUserId, query.adminId) : undefined,
  );
  const order = orderBy(query, { at: operation.at }, { sort: 'at', order: 'descend' }, operation.id);
  return readPage(
    query,
    operations(db)
      .where(where)
      .orderBy(...order),
    db.$count(operation, where),
  );
}

/** Of what somebody did for themselves: how they arranged a list, which lesson they learnt. */
const PRIVATE: Operation['targetType'][] = ['view', 'lesson'];

/** What concerns all. */
export const latestOperations = (db: Db, count: number): Promise<Operation[]> =>
  operations(db)
    .where(notInArray(operation.targetType, PRIVATE))
    .orderBy(desc(operation.at), desc(operation.id))
    .limit(count);
