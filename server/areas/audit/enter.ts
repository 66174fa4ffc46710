import { and, eq, ne, sql } from 'drizzle-orm';
import type { AuditItem, WordHit } from '../../../contract/audit';
import type { Db } from '../../db/database';
import { roomReport } from '../room/table';
import { sanction, user } from '../user/table';
import { currentMatcher } from '../word';
import { auditItem, isViolation } from './table';

export interface Submission {
  kind: AuditItem['kind'];
  /** The record that the content belongs to. The caller has locked or just created it. */
  targetId: string;
  userId: string;
  title: string | null;
  text: string | null;
  image: string | null;
  /** The content that was replaced: the address of a picture, or a nickname. */
  previous: string | null;
  now: string;
}

/**
 * Puts content into the audit queue and returns the item's id. Replaces content of the same record that still waits:
 * its claim ends, and its `previous` stays.
 */
export async function enterAudit(tx: Db, { now, ...submission }: Submission): Promise<string> {
  const hits = await findHits(tx, submission);
  const high = hits.length > 0 || (await isSuspect(tx, submission));
  const { kind, title, image, targetId } = submission;
  const text = submission.text || null;
  const content = { title, text, image, hits, priority: high ? 'high' : 'normal', submittedAt: now } as const;
  const [item] = await tx
    .insert(auditItem)
    .values({ ...submission, ...content, state: 'pending' })
    .onConflictDoUpdate({
      target: [auditItem.targetId, auditItem.kind],
      targetWhere: sql`${auditItem.state} = 'pending'`,
      set: { ...content, claimedById: null, claimedUntil: null, version: sql`${auditItem.version} + 1` },
    })
    .returning({ id: auditItem.id });
  if (!item) {
    throw new Error(`${kind} ${targetId} was not put into the audit queue`);
  }
  return item.id;
}

/** Sensitive words in the title and the text. Whatever their action: the text may be older than a word. */
async function findHits(db: Db, content: Pick<Submission, 'title' | 'text'>): Promise<WordHit[]> {
  const { find } = await currentMatcher(db);
  return (['title', 'text'] as const).flatMap((field) =>
    find(content[field] ?? '').map(({ start, end, rule }) => ({ field, start, end, word: rule.word })),
  );
}

/** Whether the room was reported, or its submitter was rejected, muted or banned before. */
async function isSuspect(tx: Db, { kind, targetId, userId }: Omit<Submission, 'now'>): Promise<boolean> {
  const reported = and(kind === 'room' || kind === 'cover' ? undefined : sql`false`, eq(roomReport.roomId, targetId));
  const rejected = and(eq(auditItem.userId, userId), isViolation(auditItem));
  const sanctioned = and(eq(sanction.userId, userId), ne(sanction.status, 'normal'));
  const [found] = await tx
    .select({
      suspect: sql<boolean>`exists (select 1 from ${roomReport} where ${reported})
        or exists (select 1 from ${auditItem} where ${rejected})
        or exists (select 1 from ${sanction} where ${sanctioned})`,
    })
    .from(user)
    .where(eq(user.id, userId));
  return found?.suspect ?? false;
}
