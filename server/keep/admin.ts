import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf } from '../db/lock';
import { OperatorError } from '../operatorError';
import { giveOrder } from './control';
import { isPostgres, openToRead, type Place } from './ends';
import { type Act, acts } from './orders';

/**
 * Makes an admin, or gives one a new password, and returns a sentence with the password, which is kept nowhere else. In
 * a data folder with a running server that server does it.
 * @throws OperatorError if it can't be done
 */
export async function admin(place: Place, act: Act, account: string): Promise<string> {
  const holder = isPostgres(place) ? undefined : await holderOf(place);
  if (holder?.control) return giveOrder<string>(holder.control, act, account);
  if (!isPostgres(place) && !existsSync(join(place, 'database'))) {
    throw new OperatorError(`There is no database in ${place}: npm run serve makes one, and its first admin.`);
  }
  const { database, close } = await openToRead(place);
  try {
    return await acts[act](database.db, account, new Date().toISOString());
  } finally {
    await close();
  }
}
