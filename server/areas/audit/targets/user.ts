import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { user } from '../../user/table';
import { shownAfter } from './shown';
import { type Change, changeOf, type Held } from './target';

type Row = typeof user.$inferSelect;

/** Replaces a rejected name. */
const neutralName = ({ number }: Row) => `鱼友${number}`;

async function lockAppUser(tx: Db, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('no key update');
  return row;
}

const ownerOf = ({ id, nickname }: Row) => ({ type: 'user', id, name: nickname, userId: id }) as const;

export async function holdAvatar(tx: Db, id: string): Promise<Held | undefined> {
  const row = await lockAppUser(tx, id);
  return (
    row && {
      ...ownerOf(row),
      content: { title: null, text: null, image: row.avatar },
      submit: (avatar) => write(tx, row, { avatar: avatar ?? row.avatar }),
      decide: (verdict) => write(tx, row, { avatar: shownAfter(verdict, row.avatar, verdict.item.image, null) }),
    }
  );
}

export async function holdNickname(tx: Db, id: string): Promise<Held | undefined> {
  const row = await lockAppUser(tx, id);
  return (
    row && {
      ...ownerOf(row),
      content: { title: row.nickname, text: null, image: null },
      submit: (nickname = row.nickname) => write(tx, row, { nickname }),
      decide: (verdict) =>
        write(tx, row, { nickname: shownAfter(verdict, row.nickname, verdict.item.title, neutralName(row)) }),
    }
  );
}

async function write(tx: Db, row: Row, next: Partial<Row>): Promise<Change | undefined> {
  const changed = changeOf(row, next);
  if (changed) {
    await tx
      .update(user)
      .set({ ...changed.after, version: sql`${user.version} + 1` })
      .where(eq(user.id, row.id));
  }
  return changed;
}
