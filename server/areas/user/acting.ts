import { and, eq } from 'drizzle-orm';
import type { Label } from '../../../contract/enum';
import type { Db } from '../../db/database';
import { messages } from '../../messages';
import { invalidField, ruleForbids } from '../../refusal';
import { statusAt } from './columns';
import { user } from './table';

/** Locks the user that a call names, so that counts of earlier orders and events stay correct. @throws `10400` */
export async function lockNamedUser(tx: Db, userId: string): Promise<void> {
  const [row] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
  if (!row) {
    throw invalidField('userId', messages.unknownUser);
  }
}

/** @throws `10422` with `refusal` if the user is banned now */
export async function requireNotBanned(tx: Db, userId: string, now: string, refusal: Label): Promise<void> {
  if (await tx.$count(user, and(eq(user.id, userId), eq(statusAt(now), 'banned')))) {
    throw ruleForbids(refusal);
  }
}
