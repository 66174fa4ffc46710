import type { Gift } from '../../../../contract/gift';
import type { Stone } from '../../../../contract/stone';
import type { Db } from '../../../db/database';
import { ruleForbids } from '../../../refusal';
import { inUtc, shelfMessages } from '../messages';
import { runningOf } from './queries';

/** While a timed price runs, the ordinary one can't be changed. @throws `10422` with until when */
export function requireNoTimedPrice({ timedPrice }: Pick<Stone | Gift, 'timedPrice'>): void {
  if (timedPrice) {
    throw ruleForbids(shelfMessages.timedPriceRuns, { until: inUtc(timedPrice.endsAt) });
  }
}

/** Adds until when a timed price of the item runs; null if none does. */
export async function withHeldUntil<Row extends { id: string }>(
  db: Db,
  rows: Row[],
): Promise<(Row & { heldUntil: string | null })[]> {
  const ids = rows.map(({ id }) => id);
  const running = await runningOf(db, ids);
  return rows.map((row) => ({ ...row, heldUntil: running.get(row.id)?.endsAt ?? null }));
}
