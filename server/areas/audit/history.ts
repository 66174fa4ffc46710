import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Query } from '../../../contract';
import type { AuditItem, Violation } from '../../../contract/audit';
import type { auditCalls } from '../../../contract/audit/calls';
import type { Db } from '../../db/database';
import { lowerOf } from '../../lib/filters';
import { orderBy, readPage } from '../../lib/paging';
import { sysUser } from '../sysUser/table';
import { findUser } from '../user';
import { sanction } from '../user/table';
import { findAudit, pageOfItems } from './queries';
import { auditItem, isViolation } from './table';

export async function listViolations(db: Db, query: Query<typeof auditCalls.violations>, now: string) {
  await findUser(db, query.userId, now);
  const sanctioned = and(eq(sanction.userId, query.userId), ne(sanction.status, 'normal'));
  const rejected = and(eq(auditItem.userId, query.userId), isViolation(auditItem));
  const none = sql<null>`null`;
  const all = unionAll(
    db
      .select({
        id: sanction.id,
        type: sql<Violation['type']>`${sanction.status}`.as('type'),
        kind: sql<Violation['kind']>`null::text`.as('kind'),
        reasonCode: sql<Violation['reasonCode']>`null::text`.as('reason_code'),
        reason: sql<string | null>`${sanction.reason}`.as('reason'),
        until: sanction.until,
        byId: sanction.sysUserId,
        at: sanction.from,
      })
      .from(sanction)
      .where(sanctioned),
    db
      .select({
        id: auditItem.id,
        type: sql<Violation['type']>`'rejection'`.as('type'),
        kind: sql<Violation['kind']>`${auditItem.kind}`.as('kind'),
        reasonCode: sql<Violation['reasonCode']>`${auditItem.reasonCode}`.as('reason_code'),
        reason: sql<string | null>`${auditItem.reason}`.as('reason'),
        until: none,
        byId: sql<string>`${auditItem.reviewerId}`,
        at: sql<string>`${auditItem.decidedAt}`,
      })
      .from(auditItem)
      .where(rejected),
  ).as('violation');
  const { id, type, kind, reasonCode, reason, until, at } = all;
  const by = { id: sysUser.id, nickname: sysUser.nickname };
  const sorted = orderBy(query, { at }, { sort: 'at', order: 'descend' }, id);
  const rows = db
    .select({ id, type, kind, reasonCode, reason, until, at, by, cursor: sorted.cursor })
    .from(all)
    .innerJoin(sysUser, eq(sysUser.id, all.byId))
    .$dynamic();
  const count = async () => ({
    total: (await db.$count(sanction, sanctioned)) + (await db.$count(auditItem, rejected)),
  });
  return readPage(query, rows, { sorted, count });
}

/** Decided items of the same kind with the same text or picture, or with a sensitive word in common. */
export async function listSimilar(db: Db, query: Query<typeof auditCalls.similar>, now: string) {
  const item = await findAudit(db, query.id, now);
  const where = and(
    eq(auditItem.kind, item.kind),
    ne(auditItem.state, 'pending'),
    ne(auditItem.id, item.id),
    or(...alike(item)) ?? sql`false`,
  );
  return pageOfItems(db, query, { where, fallback: { sort: 'decidedAt', order: 'descend' }, now });
}

function alike({ title, text, image, hits }: AuditItem): (SQL | undefined)[] {
  const sameText = (column: typeof auditItem.title | typeof auditItem.text, value: string | null) =>
    value ? sql`${lowerOf(column)} = lower(${value})` : undefined;
  const words = [...new Set(hits.map(({ word }) => word))];
  return [
    sameText(auditItem.title, title),
    sameText(auditItem.text, text),
    image ? eq(auditItem.image, image) : undefined,
    ...words.map((word) => sql`${auditItem.hits} @> ${JSON.stringify([{ word }])}::jsonb`),
  ];
}
