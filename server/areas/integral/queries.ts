import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { locales, valuesOf } from '../../../contract/enum';
import type { Integral, integralQuery, integralSelection } from '../../../contract/integral';
import { integralEvent, integralStatus } from '../../../contract/integral/enums';
import type { Db } from '../../db/database';
import { lockRow } from '../../db/lockRow';
import { onlyRow } from '../../db/rows';
import { between, contains, countsBy, oneOf, selected } from '../../lib/filters';
import { counting, orderBy, readPage } from '../../lib/paging';
import { orNotFound } from '../../refusal';
import { sysUser } from '../sysUser/table';
import { ledger } from '../user/table';
import type { PointsRule } from './apply';
import { integral } from './table';

type Selection = z.output<typeof integralSelection>;
type Filters = NonNullable<Selection['filter']>;

const events = valuesOf(integralEvent);

/** The event's name in each language; in SQL, so that a keyword can find it. */
export const eventNames = locales.map((locale) => {
  const cases = events.map((event) => sql`when ${event} then ${integralEvent[event].label[locale]}`);
  return sql<string>`(case ${integral.event} ${sql.join(cases, sql` `)} end)`;
});

/** Events in the order of their declaration; rules of one event by level. */
const byEvent = sql`(case ${integral.event} ${sql.join(
  events.map((event, index) => sql`when ${event} then ${index * 100}::int`),
  sql` `,
)} end + ${integral.fromLevel})`;

const matching = (query: Filters) =>
  and(
    query.keyword
      ? sql`(${sql.join(
          eventNames.map((name) => contains(name, query.keyword ?? '')),
          sql` or `,
        )})`
      : undefined,
    oneOf(integral.event, query.event),
    oneOf(integral.status, query.status),
    ...between(integral.fromLevel, query.fromLevelFrom, query.fromLevelTo),
  );

const { sysUserId, ...own } = getTableColumns(integral);
const columns = {
  ...own,
  by: sysUser.nickname,
  byId: sysUserId,
  applied: sql<number>`(select count(*) from ${ledger} where ${ledger.integralId} = ${integral.id})::int`,
};

const rules = (db: Db) =>
  db.select(columns).from(integral).innerJoin(sysUser, eq(sysUser.id, integral.sysUserId)).$dynamic();

const { points, dailyCap, fromLevel, updatedAt } = integral;
const sortable = { event: byEvent, points, dailyCap, fromLevel, updatedAt };

export function listIntegrals(db: Db, query: z.output<typeof integralQuery>) {
  const where = matching(query);
  const sorted = orderBy(query, sortable, { sort: 'event', order: 'ascend' }, integral.id);
  const rows = db
    .select({ ...columns, cursor: sorted.cursor })
    .from(integral)
    .innerJoin(sysUser, eq(sysUser.id, integral.sysUserId))
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, integral, where) });
}

export async function countIntegrals(db: Db, selection: Selection) {
  return onlyRow(
    await db
      .select({ total: count(), ...countsBy(integral.status, valuesOf(integralStatus)) })
      .from(integral)
      .where(selected(integral.id, selection, matching)),
  );
}

/** @throws `10404` */
export async function findIntegral(db: Db, id: string): Promise<Integral> {
  const [row] = await rules(db).where(eq(integral.id, id));
  return orNotFound(row);
}

export async function lockIntegral(tx: Db, id: string): Promise<Integral> {
  await lockRow(tx, integral, id);
  return findIntegral(tx, id);
}

/** The rules by which points are given right now. */
export function rulesThatAreOn(db: Db): Promise<PointsRule[]> {
  const { id, event } = integral;
  return db.select({ id, event, points, dailyCap, fromLevel }).from(integral).where(eq(integral.status, 'on'));
}
