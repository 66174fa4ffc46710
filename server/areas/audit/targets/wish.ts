import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect';
import { wish } from '../../../db/tables';
import { ruleForbids } from '../../../refusal';
import { type Change, changeOf, type Held, type Verdict } from './target';

type Row = typeof wish.$inferSelect;

export async function holdWish(tx: Db, id: string): Promise<Held | undefined> {
  const [row] = await tx.select().from(wish).where(eq(wish.id, id)).for('update');
  return (
    row && {
      type: 'wish',
      id,
      name: String(row.number),
      userId: row.userId,
      content: { title: null, text: row.text, image: null },
      submit(text = row.text) {
        if (row.state !== 'open') {
          throw ruleForbids('wishNotOpen');
        }
        return write(tx, row, { text });
      },
      decide: (verdict) => write(tx, row, decided(row, verdict)),
    }
  );
}

function decided(row: Row, { decision, words, corrects }: Verdict): Partial<Row> {
  if (corrects?.outdated) {
    return {};
  }
  if (decision === 'rejected') {
    return row.state === 'open' ? { state: 'removed', removedReason: words } : {};
  }
  const removedByIt = row.state === 'removed' && corrects?.words.includes(row.removedReason ?? '');
  return removedByIt ? { state: 'open', removedReason: null } : {};
}

async function write(tx: Db, row: Row, next: Partial<Row>): Promise<Change | undefined> {
  const changed = changeOf(row, next);
  if (changed) {
    await tx
      .update(wish)
      .set({ ...changed.after, version: sql`${wish.version} + 1` })
      .where(eq(wish.id, row.id));
  }
  return changed;
}
