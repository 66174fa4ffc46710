import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { LATE_MS, type ORIGIN, operationColumns, sealed, sealOf } from './chain';
import { headOf, startOf } from './seal';
import { operation, operationSeal, operationUnsealed } from './table';

/** A place where the operation log is not what was sealed. */
export interface Fault {
  /**
   * `changed`: the operation says something else than what was sealed. `removed`: it is gone, its seal is not, or it
   * was taken away before it was sealed. `missing`: seals are gone, from `seq` to `to`. `unsealed`: it is in the table
   * past the database's trigger. `late`: it says an earlier time than one sealed before it. `head`: the seal that was
   * kept elsewhere is not in the chain.
   */
  what: 'changed' | 'removed' | 'missing' | 'unsealed' | 'late' | 'head';
  /** The operation. */
  id?: string;
  /** Its place in the chain. */
  seq?: number;
  to?: number;
}

export type Head = typeof ORIGIN;

export interface Verified {
  /** Sealed operations that were checked. */
  sealed: number;
  /** Operations that wait for the next tick of a server to be sealed. */
  waiting: number;
  /** The last seal that was cut off, or 0. */
  start: Head;
  head: Head;
  /** What the head of an earlier run was the head of was cut off since, so that it can't be compared. */
  headIsCut: boolean;
  faults: Fault[];
}

const AT_ONCE = 1000;

/**
 * Walks the whole chain of the operation log as it is at one moment. `kept` is a head of an earlier run: with it, it
 * also shows if the newest end was removed or all of it sealed anew.
 */
export const verifyOperations = (db: Db, kept?: Head): Promise<Verified> =>
  db.transaction(
    async (tx) => {
      const start = await startOf(tx);
      const head = await headOf(tx);
      const walked = await walk(tx, start, kept);
      const faults = [...walked.faults, ...(await outsideOf(tx))];
      const isOther = kept && (kept.seq > head.seq || (kept.seq === start.seq && kept.hash !== start.hash));
      if (isOther) faults.push({ what: 'head', seq: kept.seq });
      const headIsCut = kept !== undefined && kept.seq < start.seq;
      return { sealed: walked.sealed, waiting: await tx.$count(operationUnsealed), start, head, headIsCut, faults };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

type Place = Head & { at?: string };

async function walk(tx: Db, start: Head, kept: Head | undefined) {
  const faults: Fault[] = [];
  let count = 0;
  let previous: Place = start;
  for (;;) {
    const links = await linksAfter(tx, previous.seq);
    for (const link of links) {
      faults.push(...faultsOf(link, previous, kept));
      previous = { seq: link.seq, hash: link.hash, at: link.row?.at ?? previous.at };
    }
    count += links.length;
    if (links.length < AT_ONCE) return { faults, sealed: count };
  }
}

const linksAfter = (tx: Db, seq: number) =>
  tx
    .select({ seq: operationSeal.seq, hash: operationSeal.hash, id: operationSeal.operationId, row: operationColumns })
    .from(operationSeal)
    .leftJoin(operation, sealed)
    .where(gt(operationSeal.seq, seq))
    .orderBy(asc(operationSeal.seq))
    .limit(AT_ONCE);

type Link = Awaited<ReturnType<typeof linksAfter>>[number];

/** Each link follows from the seal before it as that stands, so that only what was touched is named. */
function faultsOf({ seq, hash, id, row }: Link, previous: Place, kept: Head | undefined): Fault[] {
  const faults: Fault[] = [];
  const follows = seq === previous.seq + 1;
  if (!follows) faults.push({ what: 'missing', seq: previous.seq + 1, to: seq - 1 });
  if (!row) faults.push({ what: 'removed', id, seq });
  else if (follows && sealOf(previous.hash, row) !== hash) faults.push({ what: 'changed', id, seq });
  else if (isLate(row.at, previous)) faults.push({ what: 'late', id, seq });
  if (kept?.seq === seq && kept.hash !== hash) faults.push({ what: 'head', seq });
  return faults;
}

const isLate = (at: string, previous: Place) =>
  previous.at !== undefined && Date.parse(at) < Date.parse(previous.at) - LATE_MS;

/** Operations beside the chain: past the trigger that would have them sealed, or gone before they were. */
async function outsideOf(tx: Db): Promise<Fault[]> {
  const waits = eq(operationUnsealed.operationId, operation.id);
  const unsealed = await tx
    .select({ id: operation.id })
    .from(operation)
    .leftJoin(operationSeal, sealed)
    .leftJoin(operationUnsealed, waits)
    .where(and(isNull(operationSeal.seq), isNull(operationUnsealed.operationId)))
    .orderBy(asc(operation.id));
  const removed = await tx
    .select({ id: operationUnsealed.operationId })
    .from(operationUnsealed)
    .leftJoin(operation, waits)
    .where(isNull(operation.id))
    .orderBy(asc(operationUnsealed.operationId));
  return [
    ...unsealed.map(({ id }): Fault => ({ what: 'unsealed', id })),
    ...removed.map(({ id }): Fault => ({ what: 'removed', id })),
  ];
}
