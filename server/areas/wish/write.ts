import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { wish } from './table';

export type WishRow = typeof wish.$inferSelect;

export async function writeWish(tx: Db, id: string, change: Partial<WishRow>): Promise<WishRow> {
  const [row] = await tx
    .update(wish)
    .set({ ...change, version: sql`${wish.version} + 1` })
    .where(eq(wish.id, id))
    .returning();
  if (!row) {
    throw new Error(`wish ${id} disappeared while it was held`);
  }
  return row;
}
