import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditItem } from '../../../contract/audit';
import type { Db } from '../../db/database';
import { room, roomReport } from '../room/table';
import { sysUser } from '../sysUser/table';
import { sanction, user } from '../user/table';
import { wish } from '../wish/table';
import { auditItem, isViolation } from './table';

const claimer = alias(sysUser, 'claimer');
const reviewer = alias(sysUser, 'reviewer');
const earlier = alias(auditItem, 'earlier');

const ofRoom = inArray(auditItem.kind, ['room', 'cover']);

/** The submitter's violations until the decision, or until now if there is none. */
const violations = sql<number>`(
  (select count(*) from ${auditItem} ${sql.identifier('earlier')}
    where ${earlier.userId} = ${auditItem.userId} and ${isViolation(earlier)} and ${earlier.id} <> ${auditItem.id}
      and (${auditItem.decidedAt} is null or ${earlier.decidedAt} < ${auditItem.decidedAt}))
  + (select count(*) from ${sanction}
    where ${sanction.userId} = ${auditItem.userId} and ${sanction.status} <> 'normal'
      and (${auditItem.decidedAt} is null or ${sanction.from} < ${auditItem.decidedAt})))::int`;

const reports = sql<number>`case when ${ofRoom}
  then (select count(*) from ${roomReport} where ${roomReport.roomId} = ${auditItem.targetId})::int else 0 end`;

const claimHolds = (now: string) => gt(auditItem.claimedUntil, now);

/** Whether an admin other than `adminId` has claimed it. */
export const heldByOther = (adminId: string, now: string) =>
  sql`${auditItem.state} = 'pending' and ${auditItem.claimedById} <> ${adminId} and ${claimHolds(now)}`;

const itemColumns = (now: string) => ({
  id: auditItem.id,
  kind: auditItem.kind,
  state: auditItem.state,
  priority: auditItem.priority,
  title: auditItem.title,
  text: auditItem.text,
  image: auditItem.image,
  previous: auditItem.previous,
  hits: auditItem.hits,
  target: {
    type: sql<AuditItem['target']['type']>`case
      when ${ofRoom} then 'people' when ${auditItem.kind} = 'wish' then 'wish' else 'user' end`,
    id: auditItem.targetId,
    name: sql<string>`coalesce(${room.title}, ${wish.number}::text, ${user.nickname})`,
  },
  stones: wish.stones,
  submitter: {
    id: user.id,
    number: user.number,
    nickname: user.nickname,
    avatar: user.avatar,
    level: user.level,
    registeredAt: user.registeredAt,
  },
  violations,
  reports,
  submittedAt: auditItem.submittedAt,
  claimedBy: { id: claimer.id, nickname: claimer.nickname },
  claimedUntil: sql<string | null>`case when ${claimHolds(now)} then ${auditItem.claimedUntil} end`.mapWith(
    auditItem.claimedUntil,
  ),
  reviewer: { id: reviewer.id, nickname: reviewer.nickname },
  decidedAt: auditItem.decidedAt,
  reasonCode: auditItem.reasonCode,
  reason: auditItem.reason,
  version: auditItem.version,
});

export const items = (db: Db, now: string) =>
  db
    .select(itemColumns(now))
    .from(auditItem)
    .innerJoin(user, eq(user.id, auditItem.userId))
    .leftJoin(claimer, and(eq(claimer.id, auditItem.claimedById), claimHolds(now)))
    .leftJoin(reviewer, eq(reviewer.id, auditItem.reviewerId))
    .leftJoin(room, and(ofRoom, eq(room.id, auditItem.targetId)))
    .leftJoin(wish, and(eq(auditItem.kind, 'wish'), eq(wish.id, auditItem.targetId)))
    .$dynamic();
