import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { lockRow } from '../../db/lockRow';
import { advanceRoom } from './clock';
import { room } from './table';

/** Locks a room of either kind until the transaction ends, and performs its due step. */
export async function lockRoomRow(tx: Db, id: string, now: string): Promise<void> {
  await lockRow(tx, room, id);
  await advanceRoom(tx, id, now);
}

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
