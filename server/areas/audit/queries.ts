import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditItem, auditQuery, auditSelection } from '../../../contract/audit';
import type { Db } from '../../db/connect';
import { between, contains, countWhere, oneOf, selected, startsWith } from '../../lib/filters';
import { orderBy, type PageQuery, readPage } from '../../lib/paging';
import { notFound } from '../../refusal';
import { room } from '../room/table';
import { user } from '../user/table';
import { heldByOther, items } from './columns';
import { auditItem } from './table';

type Query = z.output<typeof auditQuery>;
type Selection = z.output<typeof auditSelection>;
type Filters = NonNullable<Selection['filter']>;
type Sort = NonNullable<Query['sort']>;

function byKeyword(db: Db, keyword: string): SQL | undefined {
  const submitters = db
    .select({ id: user.id })
    .from(user)
    .where(
      or(
        contains(user.nickname, keyword),
        /^\d+$/.test(keyword) ? startsWith(sql`${user.number}::text`, keyword) : undefined,
      ),
    );
  const rooms = db.select({ id: room.id }).from(room).where(contains(room.title, keyword));
  return or(
    contains(auditItem.title, keyword),
    contains(auditItem.text, keyword),
    inArray(auditItem.userId, submitters),
    inArray(auditItem.targetId, rooms),
  );
}

const wordsHit = { hit: sql`${auditItem.hits} <> '[]'::jsonb`, none: sql`${auditItem.hits} = '[]'::jsonb` };

function matching(db: Db, query: Filters) {
  return and(
    query.keyword ? byKeyword(db, query.keyword) : undefined,
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

export async function pageOfItems(
  db: Db,
  query: PageQuery<Sort>,
  {
    where,
    fallback,
    now,
  }: { where: SQL | undefined; fallback: Required<Pick<PageQuery<Sort>, 'sort' | 'order'>>; now: string },
) {
  const order = orderBy(query, sortable, fallback, auditItem.id);
  // Selects the ids first, so that the columns are computed only for the rows of the page.
  const ids = db
    .select({ id: auditItem.id })
    .from(auditItem)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  const page = await readPage(query, ids, db.$count(auditItem, where));
  const onPage = page.list.map(({ id }) => id);
  const list = await items(db, now)
    .where(inArray(auditItem.id, onPage))
    .orderBy(...order);
  return { ...page, list };
}

export const listAudits = (db: Db, query: Query, now: string) =>
  pageOfItems(db, query, {
    where: matching(db, query),
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
    .where(selected(auditItem.id, selection, (filter) => matching(db, filter)));
  return counts ?? { total: 0, pending: 0, approved: 0, rejected: 0, held: 0, submitters: 0 };
}
