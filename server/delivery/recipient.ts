import type { SQL } from 'drizzle-orm';
import type { Person } from '../../contract/person';
import type { Db } from '../db/connect';
import { user } from '../db/tables';
import type { Recipient } from './gateway';

/** Users with all that texts can name, as they are right now. */
export async function findRecipients(db: Db, which: SQL): Promise<(Recipient & { person: Person })[]> {
  const { id, number, nickname, avatar, level, points, stones, city } = user;
  const rows = await db.select({ id, number, nickname, avatar, level, points, stones, city }).from(user).where(which);
  return rows.map(({ id, number, nickname, avatar, level, points, stones, city }) => ({
    id,
    number,
    person: { id, number, nickname, avatar },
    values: { nickname, number, level, points, stones, city },
  }));
}
