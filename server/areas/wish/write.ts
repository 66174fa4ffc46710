import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { wish } from './table';

export type WishRow = typeof wish.$inferSelect;

export async function writeWish(tx: Db, id: string, change: Partial<WishRow>): Promise<WishRow> {
  const row = onlyRow(
    await tx
      .update(wish)
      .set({ ...change, version: sql`${wish.version} + 1` })
      .where(eq(wish.id, id))
      .returning(),
  );
  return row;
}
