import { and, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { id } from '../../../contract/base';
import { valuesOf } from '../../../contract/enum';
import type { Operation, operationEndpoints } from '../../../contract/operation';
import type { operationCalls } from '../../../contract/operation.calls';
import { doneByApp, type OperationAction, operationAction } from '../../../contract/operation.enums';
import type { Db } from '../../db/database';
import { between, contains, containsIndexed, equal, oneOf } from '../../lib/filters';
import { findAmongLatest, type KeywordMatch, matchesAny } from '../../lib/keyword';
import { counting, orderBy, readPageById } from '../../lib/paging';
import { sysUser } from '../sysUser/table';
import { operation } from './table';

const { sysUserId, ...columns } = getTableColumns(operation);

const shown = { ...columns, adminId: sysUserId, adminName: sysUser.nickname };

const operations = (db: Db) =>
  db.select(shown).from(operation).innerJoin(sysUser, eq(sysUser.id, operation.sysUserId)).$dynamic();

type Query = z.output<(typeof operationEndpoints)[typeof operationCalls.pageList]['query']>;

/** A keyword matches a part of the reason, or of the name of what was worked on. */
const matchesBy = (keyword: string): KeywordMatch[] =>
  [operation.reason, operation.targetName].map((text) => ({
    ids: sql`select ${operation.id} from ${operation} where ${containsIndexed(text, keyword)}`,
    is: contains(text, keyword),
  }));

/** `named`: what the keyword finds, if it was looked for. */
const matching = (query: Query, named?: SQL) =>
  and(
    query.keyword ? (named ?? matchesAny(operation.id, matchesBy(query.keyword))) : undefined,
    oneOf(operation.action, query.action),
    oneOf(operation.targetType, query.targetType),
    equal(operation.targetId, query.targetId),
    query.record ? isOf(query.record) : undefined,
    equal(operation.sysUserId, query.adminId),
    equal(operation.ip, query.ip || undefined),
    ...between(operation.at, query.atFrom, query.atTo),
  );

/** Of the record with this id or this whole name. */
function isOf(record: string): SQL | undefined {
  const named = eq(operation.targetName, record);
  return id.safeParse(record).success ? or(named, eq(operation.targetId, record)) : named;
}

export async function listOperations(db: Db, query: Query) {
  const named = await findAmongLatest(
    db,
    { table: operation, by: operation.at, id: operation.id },
    query.keyword,
    matchesBy,
  );
  const where = matching(query, named?.page);
  const sorted = orderBy(query, { at: operation.at }, { sort: 'at', order: 'descend' }, operation.id);
  const ids = db.select({ id: operation.id, cursor: sorted.cursor }).from(operation).$dynamic();
  return readPageById(query, ids, {
    ...{ id: operation.id, where, sorted, count: counting(db, operation, matching(query, named?.all)) },
    rows: (which, order) =>
      operations(db)
        .where(which)
        .orderBy(...order),
  });
}

/** What concerns nobody else: how an admin arranges lists, and how far they got with a lesson. */
const PRIVATE: OperationAction[] = ['saveView', 'changeView', 'removeView', 'saveLayout', 'keepProgress'];

const shownLatest = valuesOf(operationAction).filter((action) => ![...PRIVATE, ...doneByApp].includes(action));

/**
 * What operators did last to what concerns others. Each action's last are read from its index, because there may be
 * millions of rows of the app's between them.
 */
export function latestOperations(db: Db, count: number): Promise<Operation[]> {
  const { id, action, at } = operation;
  const lastOfEach = sql`unnest(${sql.param(shownLatest)}::text[]) as taken(action) cross join lateral (
    select ${id}, ${at} from ${operation} where ${action} = taken.action
    order by ${at} desc, ${id} desc limit ${count}) as one`;
  const latest = sql`select one.id from ${lastOfEach} order by one.at desc, one.id desc limit ${count}`;
  return operations(db).where(sql`${id} in (${latest})`).orderBy(desc(at), desc(id));
}
