import { and, asc, between, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { tryLockSeals } from '../../db/locks';
import { ORIGIN, operationColumns, sealed, sealOf } from './chain';
import { operation, operationCut, operationSeal, operationUnsealed } from './table';

const AT_ONCE = 1000;

/**
 * Seals a batch of the operations that are committed and have no seal yet, the oldest first, and returns whether there
 * may be more. Of several servers one seals; those who write wait for none of them.
 */
export async function sealOperations(db: Db): Promise<boolean> {
  const [waiting] = await db.select({ id: operationUnsealed.operationId }).from(operationUnsealed).limit(1);
  if (!waiting) return false;
  return db.transaction(async (tx) => {
    if (!(await tryLockSeals(tx))) return false;
    const rows = await tx
      .select({ ...operationColumns, seq: operationSeal.seq })
      .from(operationUnsealed)
      .innerJoin(operation, eq(operation.id, operationUnsealed.operationId))
      .leftJoin(operationSeal, sealed)
      .orderBy(asc(operationUnsealed.at), asc(operationUnsealed.operationId))
      .limit(AT_ONCE);
    const last = rows.at(-1);
    if (!rows[0] || !last) return false;

    let { seq, hash } = await headOf(tx);
    // A row that was put back from a copy has its seal already.
    const seals = rows
      .filter((row) => row.seq === null)
      .map((row) => {
        seq += 1;
        hash = sealOf(hash, row);
        return { seq, hash, operationId: row.id };
      });
    if (seals.length > 0) await tx.insert(operationSeal).values(seals);
    const ids = rows.map(({ id }) => id);
    await tx
      .delete(operationUnsealed)
      .where(and(between(operationUnsealed.at, rows[0].at, last.at), inArray(operationUnsealed.operationId, ids)));
    return rows.length === AT_ONCE;
  });
}

/** The end of the chain: its last seal, or where it was cut off if nothing came after that. */
export async function headOf(tx: Db): Promise<typeof ORIGIN> {
  const [seal] = await tx
    .select({ seq: operationSeal.seq, hash: operationSeal.hash })
    .from(operationSeal)
    .orderBy(desc(operationSeal.seq))
    .limit(1);
  return seal ?? startOf(tx);
}

/** What the first seal that is left follows: the last one that was cut off, or nothing. */
export async function startOf(tx: Db): Promise<typeof ORIGIN> {
  const [cut] = await tx
    .select({ seq: operationCut.through, hash: operationCut.hash })
    .from(operationCut)
    .orderBy(desc(operationCut.through))
    .limit(1);
  return cut ?? ORIGIN;
}
