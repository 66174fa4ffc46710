import { count, eq, gte, min, sql } from 'drizzle-orm';
import type { Output } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import type { auditCalls } from '../../../contract/audit/calls';
import type { Db } from '../../db/database';
import { countWhere } from '../../lib/filters';
import { auditItem } from './table';

/** Counts of the queue now, and of decisions since an instant, by all admins and by one. */
export async function summarise(db: Db, adminId: string, since: string): Promise<Output<typeof auditCalls.summary>> {
  const ofKind = (kind: AuditItem['kind']) => countWhere(eq(auditItem.kind, kind));
  const [waiting] = await db
    .select({
      waiting: count(),
      high: countWhere(eq(auditItem.priority, 'high')),
      room: ofKind('room'),
      cover: ofKind('cover'),
      avatar: ofKind('avatar'),
      nickname: ofKind('nickname'),
      wish: ofKind('wish'),
      oldestAt: min(auditItem.submittedAt),
    })
    .from(auditItem)
    .where(eq(auditItem.state, 'pending'));
  const [done] = await db
    .select({ decided: count(), decidedByMe: countWhere(sql`${auditItem.reviewerId} = ${adminId}`) })
    .from(auditItem)
    .where(gte(auditItem.decidedAt, since));
  const { room = 0, cover = 0, avatar = 0, nickname = 0, wish = 0 } = waiting ?? {};
  return {
    waiting: waiting?.waiting ?? 0,
    high: waiting?.high ?? 0,
    kinds: { room, cover, avatar, nickname, wish },
    oldestAt: waiting?.oldestAt ?? null,
    decided: done?.decided ?? 0,
    decidedByMe: done?.decidedByMe ?? 0,
  };
}
