import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { room } from '../../db/tables';
import { advanceRoom } from './clock';

/** Holds a room of either kind until the transaction ends, and takes the step that its time has come for. */
export async function lockRoomRow(tx: Db, id: string, now: string): Promise<void> {
  await tx.select({ id: room.id }).from(room).where(eq(room.id, id)).for('update');
  await advanceRoom(tx, id, now);
}

/** Writes a change to a room that is locked, and counts its version up. */
export async function writeRoom(
  tx: Db,
  id: string,
  change: Partial<typeof room.$inferInsert>,
  now: string,
): Promise<void> {
  await tx
    .update(room)
    .set({ ...change, updatedAt: now, version: sql`${room.version} + 1` })
    .where(eq(room.id, id));
}
