import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditItem, auditQuery, auditSelection } from '../../../contract/audit';
import { auditState } from '../../../contract/audit/enums';
import { valuesOf } from '../../../contract/enum';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { between, contains, containsIndexed, countsBy, countWhere, equal, oneOf, selected } from '../../lib/filters';
import { findByKeyword, type KeywordMatch, matchesAny, unlessMany } from '../../lib/keyword';
import { type Count, counting, orderBy, type PageQuery, readPageById } from '../../lib/paging';
import { isUserBy, userIdsBy } from '../../lib/userIdsBy';
import { orNotFound } from '../../refusal';
import { room } from '../room/table';
import { heldByOther, items } from './columns';
import { auditItem } from './table';

type Query = z.output<typeof auditQuery>;
type Selection = z.output<typeof auditSelection>;
type Filters = NonNullable<Selection['filter']>;
type Sort = NonNullable<Query['sort']>;

const named = (which: SQL) => sql`select ${auditItem.id} from ${auditItem} where ${which}`;

/** A keyword matches a part of what was submitted, the room it is about, or the user. */
const matchesBy = (keyword: string): KeywordMatch[] => [
  ...[auditItem.title, auditItem.text].map((text) => ({
    ids: named(containsIndexed(text, keyword)),
    is: contains(text, keyword),
  })),
  { ids: named(sql`${auditItem.userId} in (${userIdsBy(keyword)})`), is: isUserBy(auditItem.userId, keyword) },
  {
    ids: named(
      sql`${auditItem.targetId} in (select ${room.id} from ${room} where ${containsIndexed(room.title, keyword)})`,
    ),
    is: sql`(select ${contains(room.title, keyword)} from ${room} where ${room.id} = ${auditItem.targetId})`,
  },
];

const wordsHit = { hit: sql`${auditItem.hits} <> '[]'::jsonb`, none: sql`${auditItem.hits} = '[]'::jsonb` };

/** Nothing is decided before it is submitted; a day for clocks that differ. Says where in the order of their coming to begin. */
const cameBefore = (decidedTo: string) => sql`${auditItem.submittedAt} <= ${decidedTo}::timestamptz + interval '1 day'`;

/** `named`: what the keyword finds, if it was looked for. */
function matching(query: Filters, named?: SQL) {
  return and(
    query.keyword ? (named ?? matchesAny(auditItem.id, matchesBy(query.keyword))) : undefined,
    oneOf(auditItem.kind, query.kind),
    oneOf(auditItem.state, query.state),
    oneOf(auditItem.priority, query.priority),
    query.words && wordsHit[query.words],
    equal(auditItem.reviewerId, query.reviewerId),
    equal(auditItem.userId, query.submitterId),
    ...between(auditItem.submittedAt, query.submittedFrom, query.submittedTo),
    ...between(auditItem.decidedAt, query.decidedFrom, query.decidedTo),
    query.decidedTo ? cameBefore(query.decidedTo) : undefined,
  );
}

const { submittedAt, decidedAt } = auditItem;

/**
 * What was decided since a time is found by that, and then sorted. PostgreSQL would read all in the order of their coming
 * until a page is full, as if what was decided lately could be anywhere among them.
 */
const sortableOf = ({ decidedFrom }: Filters) => ({
  submittedAt: decidedFrom ? sql`(${submittedAt} + interval '0')` : submittedAt,
  decidedAt,
});

interface Items {
  where: SQL | undefined;
  count?: Count<never>;
  fallback: Required<Pick<PageQuery<Sort>, 'sort' | 'order'>>;
  now: string;
}

export function pageOfItems(
  db: Db,
  query: PageQuery<Sort> & Filters,
  { where, count = counting(db, auditItem, where), fallback, now }: Items,
) {
  const sorted = orderBy(query, sortableOf(query), fallback, auditItem.id);
  const ids = db.select({ id: auditItem.id, cursor: sorted.cursor }).from(auditItem).$dynamic();
  return readPageById(query, ids, {
    ...{ id: auditItem.id, where, sorted, count },
    rows: (which, order) =>
      items(db, now)
        .where(which)
        .orderBy(...order),
  });
}

export async function listAudits(db: Db, query: Query, now: string) {
  const named = await findByKeyword(db, auditItem.id, query.keyword, matchesBy);
  return pageOfItems(db, query, {
    where: matching(query, named?.page),
    count: unlessMany(named?.many, query, counting(db, auditItem, matching(query, named?.all))),
    fallback: { sort: 'submittedAt', order: 'ascend' },
    now,
  });
}

/** @throws `10404` */
export async function findAudit(db: Db, id: string, now: string): Promise<AuditItem> {
  const [row] = await items(db, now).where(eq(auditItem.id, id));
  return orNotFound(row);
}

/** Locks always in the same order, so that two who lock the same items can't deadlock. */
export const lockAudits = (tx: Db, which: SQL | undefined) =>
  tx.select().from(auditItem).where(which).orderBy(asc(auditItem.id)).for('no key update');

/** Counts a selection by state, what other admins hold of it, and whose the waiting items are that may be decided. */
export async function countAuditsByState(db: Db, selection: Selection, adminId: string, now: string) {
  const held = heldByOther(adminId, now);
  const free = sql`${auditItem.state} = 'pending' and (${held}) is not true`;
  return onlyRow(
    await db
      .select({
        total: count(),
        ...countsBy(auditItem.state, valuesOf(auditState)),
        held: countWhere(held),
        submitters: sql<number>`(count(distinct ${auditItem.userId}) filter (where ${free}))::int`,
      })
      .from(auditItem)
      .where(selected(auditItem.id, selection, (filter) => matching(filter))),
  );
}
