import { and, desc, eq, getTableColumns, notInArray } from 'drizzle-orm';
import type { Query } from '../../../contract';
import type { Operation } from '../../../contract/operation';
import type { operationCalls } from '../../../contract/operation.calls';
import type { Db } from '../../db/connect';
import { orderBy, readPage } from '../../lib/paging';
import { sysUser } from '../sysUser/table';
import { operation } from './table';

const { sysUserId, ...columns } = getTableColumns(operation);

const operations = (db: Db) =>
  db
    .select({ ...columns, adminId: sysUserId, adminName: sysUser.nickname })
    .from(operation)
    .innerJoin(sysUser, eq(sysUser.id, operation.sysUserId))
    .$dynamic();

export function listOperations(db: Db, query: Query<typeof operationCalls.pageList>) {
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

/** Operations on an admin's own settings: the arrangement of a list, the progress of a lesson. */
const PRIVATE: Operation['targetType'][] = ['view', 'lesson'];

/** Without operations on an admin's own settings. */
export const latestOperations = (db: Db, count: number): Promise<Operation[]> =>
  operations(db)
    .where(notInArray(operation.targetType, PRIVATE))
    .orderBy(desc(operation.at), desc(operation.id))
    .limit(count);
