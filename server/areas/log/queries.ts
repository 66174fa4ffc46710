import { and, count, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import type { logQuery, logSelection } from '../../../contract/log';
import { loginOutcome } from '../../../contract/sysUser/enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { between, contains, containsIndexed, countsBy, equal, oneOf, selected } from '../../lib/filters';
import { findAmongLatest, type KeywordMatch, matchesAny } from '../../lib/keyword';
import { counting, orderBy, readPageById } from '../../lib/paging';
import { loginLog } from '../sysUser/table';
import { failuresNear } from './bursts';

type Query = z.output<typeof logQuery>;
type Selection = z.output<typeof logSelection>;

/** A keyword matches a part of the account. */
const matchesBy = (keyword: string): KeywordMatch[] => [
  {
    ids: sql`select ${loginLog.id} from ${loginLog} where ${containsIndexed(loginLog.account, keyword)}`,
    is: contains(loginLog.account, keyword),
  },
];

/** `named`: what the keyword finds, if it was looked for. */
const matching = (query: NonNullable<Selection['filter']>, named?: SQL) =>
  and(
    query.keyword ? (named ?? matchesAny(loginLog.id, matchesBy(query.keyword))) : undefined,
    oneOf(loginLog.outcome, query.outcome),
    equal(loginLog.ip, query.ip || undefined),
    equal(loginLog.sysUserId, query.sysUserId),
    query.burst && sql`${loginLog.inBurst}`,
    ...between(loginLog.at, query.atFrom, query.atTo),
  );

const { inBurst: burst, ...columns } = getTableColumns(loginLog);
const { at, account, ip } = columns;

export async function listEntries(db: Db, query: Query) {
  const named = await findAmongLatest(
    db,
    { table: loginLog, by: loginLog.at, id: loginLog.id },
    query.keyword,
    matchesBy,
  );
  const where = matching(query, named?.page);
  const sorted = orderBy(query, { at, account, ip }, { sort: 'at', order: 'descend' }, loginLog.id);
  const ids = db.select({ id: loginLog.id, cursor: sorted.cursor }).from(loginLog).$dynamic();
  return readPageById(query, ids, {
    ...{ id: loginLog.id, where, sorted, count: counting(db, loginLog, matching(query, named?.all)) },
    rows: (which, order) =>
      db
        .select({ ...columns, failuresNear, burst })
        .from(loginLog)
        .where(which)
        .orderBy(...order),
  });
}

const byOutcome = countsBy(loginLog.outcome, valuesOf(loginOutcome));

export async function countEntries(db: Db, selection: Selection) {
  return onlyRow(
    await db
      .select({ total: count(), ...byOutcome })
      .from(loginLog)
      .where(selected(loginLog.id, selection, (filter) => matching(filter))),
  );
}
