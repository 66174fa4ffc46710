import type { Db } from '../../../db/database';
import { ruleForbids } from '../../../refusal';
import { giveStonesBack, holdWishRow, isOver, type WishRow as Row, writeWish } from '../../wish';
import { auditMessages } from '../messages';
import { type Change, changeOf, type Held, type Verdict } from './target';

export async function holdWish(tx: Db, id: string, now: string): Promise<Held | undefined> {
  const row = await holdWishRow(tx, id, now);
  return (
    row && {
      type: 'wish',
      id,
      name: String(row.number),
      userId: row.userId,
      content: { title: null, text: row.text, image: null },
      submit(text = row.text) {
        if (row.state !== 'open') {
          throw ruleForbids(auditMessages.wishNotOpen);
        }
        return write(tx, row, { text }, now);
      },
      decide: (verdict) => write(tx, row, decided(row, verdict, now), now),
    }
  );
}

/**
 * A rejection removes an open wish and keeps its stones. A correction opens it again, or lets it expire if its time is
 * over.
 */
function decided(row: Row, { decision, words, corrects }: Verdict, now: string): Partial<Row> {
  if (corrects?.outdated) {
    return {};
  }
  if (decision === 'rejected') {
    return row.state === 'open' ? { state: 'removed', removedReason: words, endedAt: now } : {};
  }
  // A wish that an operator removed and refunded stays removed, whatever its reason says.
  const removedByIt =
    row.state === 'removed' && row.refunded === 0 && corrects?.words.includes(row.removedReason ?? '');
  if (!removedByIt) {
    return {};
  }
  return isOver(row, now)
    ? { state: 'expired', removedReason: null, endedAt: now, refunded: row.stones }
    : { state: 'open', removedReason: null, endedAt: null };
}

async function write(tx: Db, row: Row, next: Partial<Row>, now: string): Promise<Change | undefined> {
  const changed = changeOf(row, next);
  if (changed) {
    const { id, userId, refunded } = row;
    const back = (changed.after.refunded ?? refunded) - refunded;
    if (back > 0) {
      await giveStonesBack(tx, { id, userId, stones: back, now });
    }
    await writeWish(tx, id, changed.after);
  }
  return changed;
}
