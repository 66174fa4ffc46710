import { count, eq, gte, min, sql } from 'drizzle-orm';
import type { Output } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { auditItem } from '../../db/tables';
import { countWhere } from '../../lib/filters';

/** The queue as it is now, and what was decided since an instant, by all and by one admin. */
export async function summarise(db: Db, adminId: string, since: string): Promise<Output<typeof paths.audit.summary>> {
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
