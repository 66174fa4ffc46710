import { eq } from 'drizzle-orm';
import type { Delivery } from '../../contract/delivery';
import { user } from '../areas/user/table';
import type { Db } from '../db/database';
import { orNotFound } from '../refusal';
import type { Gateway, Parcel, Payload, Recipient } from './gateway';
import { handOver } from './handOver';
import { findRecipients } from './recipient';

/**
 * Sends a test to one user at once and returns the outcome. It is tried once and is not counted. Call it outside of a
 * transaction (`ownTransactions`), because a gateway may take seconds.
 * @throws `10404` for an unknown user
 */
export async function sendNow(
  db: Db,
  gateway: Gateway,
  userId: string,
  write: (recipient: Recipient) => Payload,
  now: string,
): Promise<Pick<Delivery, 'user' | 'state' | 'error'>> {
  const [found] = await findRecipients(db, eq(user.id, userId));
  const recipient = orNotFound(found);
  const { person, number } = recipient;
  const parcel: Parcel = { deliveryId: null, key: null, userId, userNumber: number, payload: write(recipient) };
  const [outcome] = await handOver(gateway, [parcel], db, now);
  return outcome?.state === 'sent'
    ? { user: person, state: 'sent', error: null }
    : { user: person, state: 'failed', error: outcome?.error ?? null };
}
