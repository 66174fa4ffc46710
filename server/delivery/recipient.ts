import type { SQL } from 'drizzle-orm';
import type { Person } from '../../contract/person';
import { user } from '../areas/user/table';
import type { Db } from '../db/database';
import type { Recipient } from './gateway';

/** Users with the present values of all variables. */
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
