import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { operation, operationCut, operationSeal } from './table';

const AT_ONCE = 10_000;

/**
 * Cuts the oldest end of the operation log off: up to 10 000 operations done before `before`, from the first seal on
 * until one that is to stay. The last seal that goes is noted, so that the rest still follows from it; this is the only
 * way to delete that the database lets through. Returns how many went.
 */
export const cutOperations = (db: Db, before: string, now: string): Promise<number> =>
  db.transaction(async (tx) => {
    const oldest = await tx
      .select({ seq: operationSeal.seq, hash: operationSeal.hash, id: operation.id, at: operation.at })
      .from(operationSeal)
      .innerJoin(operation, eq(operation.id, operationSeal.operationId))
      .orderBy(asc(operationSeal.seq))
      .limit(AT_ONCE);
    const stays = oldest.findIndex(({ at }) => at >= before);
    const gone = stays < 0 ? oldest : oldest.slice(0, stays);
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
