import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { tryLockSeals } from '../../db/locks';
import { operation, operationCut, operationSeal } from './table';

interface Cut {
  /** Operations done before this go, from the first seal on until one that is to stay. */
  before: string;
  now: string;
  atOnce?: number;
}

/**
 * Cuts the oldest end of the operation log off. The last seal that goes is noted, so that the rest still follows from
 * it; this is the only way to delete that the database lets through. Returns how many went: `atOnce` at most, and none
 * while another server cuts or seals.
 */
export const cutOperations = (db: Db, { before, now, atOnce = 10_000 }: Cut): Promise<number> =>
  db.transaction(async (tx) => {
    if (!(await tryLockSeals(tx))) return 0;
    const oldest = await tx
      .select({ seq: operationSeal.seq, hash: operationSeal.hash, id: operation.id, at: operation.at })
      .from(operationSeal)
      .innerJoin(operation, eq(operation.id, operationSeal.operationId))
      .orderBy(asc(operationSeal.seq))
      .limit(atOnce);
    // One of the future says nothing of its age: a clock was ahead. It goes with what is old behind it.
    const stays = oldest.findIndex(({ at }) => at >= before && at <= now);
    const upTo = stays < 0 ? oldest : oldest.slice(0, stays);
    const gone = upTo.slice(0, upTo.findLastIndex(({ at }) => at < before) + 1);
    const last = gone.at(-1);
    if (!last) return 0;
    await tx.insert(operationCut).values({ through: last.seq, hash: last.hash, at: now });
    await tx
      .delete(operation)
      .where(
        inArray(
          operation.id,
          tx.select({ id: operationSeal.operationId }).from(operationSeal).where(lte(operationSeal.seq, last.seq)),
        ),
      );
    await tx.delete(operationSeal).where(lte(operationSeal.seq, last.seq));
    return gone.length;
  });
