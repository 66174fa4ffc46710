import { max } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { lockRoomNumbers } from '../../db/locks';
import { onlyRow } from '../../db/rows';
import { room } from './table';

/** One less than the first number. */
const NUMBERS_FROM = 800_000;

type Draft = Omit<typeof room.$inferInsert, 'number' | 'status' | 'createdAt' | 'updatedAt'>;

export async function insertDraft(tx: Db, draft: Draft, now: string): Promise<string> {
  await lockRoomNumbers(tx);
  const [last] = await tx.select({ number: max(room.number) }).from(room);
  const row = onlyRow(
    await tx
      .insert(room)
      .values({ ...draft, number: (last?.number ?? NUMBERS_FROM) + 1, status: 'draft', createdAt: now, updatedAt: now })
      .returning({ id: room.id }),
  );
  return row.id;
}
