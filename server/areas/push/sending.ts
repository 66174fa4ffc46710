import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Sending } from '../../delivery/sending';
import { orNotFound } from '../../refusal';
import { whoGets } from '../audience';
import { opensProblem } from './check';
import { payloadOf } from './payload';
import { findPush } from './queries';
import { push } from './table';

export const pushSending: Sending = {
  async begin(tx, id, now) {
    const [row] = await tx
      .update(push)
      .set({ status: 'sending', startedAt: now, updatedAt: now })
      .where(eq(push.id, id))
      .returning();
    const begun = orNotFound(row);
    // The room that it opens may have been closed since it was scheduled.
    return (await opensProblem(tx, begun)) ? null : begun.audience;
  },

  whoGets,

  async write(db, id) {
    const { title, body, image, opens, room, url } = await findPush(db, id);
    return payloadOf({ title, body, image, opens, roomId: room?.id ?? null, url });
  },

  async finish(tx, id, { sent }, now) {
    const status = sent > 0 ? 'sent' : 'failed';
    await tx.update(push).set({ status, updatedAt: now }).where(eq(push.id, id));
  },
};

/** A push that all copies were given up of is sent once one tells that it arrived after all. */
export async function markArrived(tx: Db, id: string, now: string): Promise<void> {
  await tx
    .update(push)
    .set({ status: 'sent', updatedAt: now })
    .where(and(eq(push.id, id), eq(push.status, 'failed')));
}
