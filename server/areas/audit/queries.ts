import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditItem, auditQuery, auditSelection } from '../../../contract/audit';
import type { Db } from '../../db/connect';
import { between, containsIndexed, countWhere, namedBy, oneOf, selected } from '../../lib/filters';
import { counting, orderBy, type PageQuery, readPageById } from '../../lib/paging';
import { userIdsBy } from '../../lib/userIdsBy';
import { notFound } from '../../refusal';
import { room } from '../room/table';
import { heldByOther, items } from './columns';
import { auditItem } from './table';

type Query = z.output<typeof auditQuery>;
type Selection = z.output<typeof auditSelection>;
type Filters = NonNullable<Selection['filter']>;
type Sort = NonNullable<Query['sort']>;

const named = (which: SQL) => sql`select ${auditItem.id} from ${auditItem} where ${which}`;

const byKeyword = (keyword: string): SQL =>
  namedBy(auditItem.id, [
    named(containsIndexed(auditItem.title, keyword)),
    named(containsIndexed(auditItem.text, keyword)),
    named(sql`${auditItem.userId} in (${userIdsBy(keyword)})`),
    named(sql`${auditItem.targetId} in (select ${room.id} from ${room} where ${containsIndexed(room.title, keyword)})`),
  ]);

const wordsHit = { hit: sql`${auditItem.hits} <> '[]'::jsonb`, none: sql`${auditItem.hits} = '[]'::jsonb` };

function matching(query: Filters) {
  return and(
    query.keyword ? byKeyword(query.keyword) : undefined,
    oneOf(auditItem.kind, query.kind),
    oneOf(auditItem.state, query.state),
    oneOf(auditItem.priority, query.priority),
    query.words && wordsHit[query.words],
    query.reviewerId ? eq(auditItem.reviewerId, query.reviewerId) : undefined,
    query.submitterId ? eq(auditItem.userId, query.submitterId) : undefined,
    ...between(auditItem.submittedAt, query.submittedFrom, query.submittedTo),
    ...between(auditItem.decidedAt, query.decidedFrom, query.decidedTo),
  );
}

const { submittedAt, decidedAt } = auditItem;
const sortable = { submittedAt, decidedAt };

export function pageOfItems(
  db: Db,
  query: PageQuery<Sort>,
  {
    where,
    fallback,
    now,
  }: { where: SQL | undefined; fallback: Required<Pick<PageQuery<Sort>, 'sort' | 'order'>>; now: string },
) {
  const sorted = orderBy(query, sortable, fallback, auditItem.id);
  const ids = db.select({ id: auditItem.id, cursor: sorted.cursor }).from(auditItem).$dynamic();
  return readPageById(query, ids, {
    ...{ id: auditItem.id, where, sorted, count: counting(db, auditItem, where) },
    rows: (which, order) =>
      items(db, now)
        .where(which)
        .orderBy(...order),
  });
}

export const listAudits = (db: Db, query: Query, now: string) =>
  pageOfItems(db, query, {
    where: matching(query),
    fallback: { sort: 'submittedAt', order: 'ascend' },
    now,
  });

/** @throws `10404` */
export async function findAudit(db: Db, id: string, now: string): Promise<AuditItem> {
  const [row] = await items(db, now).where(eq(auditItem.id, id));
  if (!row) {
    throw notFound();
  }
  return row;
}

export async function lockAudit(tx: Db, id: string) {
  const [row] = await tx.select().from(auditItem).where(eq(auditItem.id, id)).for('no key update');
  if (!row) {
    throw notFound();
  }
  return row;
}

/** Counts a selection by state, and by the other admins and submitters who are affected. */
export async function countAuditsByState(db: Db, selection: Selection, adminId: string, now: string) {
  const inState = (state: AuditItem['state']) => countWhere(eq(auditItem.state, state));
  const [counts] = await db
    .select({
      total: count(),
      pending: inState('pending'),
      approved: inState('approved'),
      rejected: inState('rejected'),
      held: countWhere(heldByOther(adminId, now)),
      submitters: sql<number>`count(distinct ${auditItem.userId})::int`,
    })
    .from(auditItem)
    .where(selected(auditItem.id, selection, (filter) => matching(filter)));
  return counts ?? { total: 0, pending: 0, approved: 0, rejected: 0, held: 0, submitters: 0 };
}
