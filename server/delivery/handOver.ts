import type { Db } from '../db/database';
import type { Gateway, Outcome, Parcel } from './gateway';

/** In characters. */
const ERROR_MAX = 200;

/**
 * Hands parcels to a gateway. If it throws outside of a transaction, none is known to be delivered, and all are tried
 * again. What it says of an error can be stored, whatever it is.
 */
export async function handOver(gateway: Gateway, parcels: Parcel[], db: Db, now: string): Promise<Outcome[]> {
  if (gateway.inTransaction) {
    return gateway.deliver(parcels, db, now);
  }
  try {
    return (await gateway.deliver(parcels, db, now)).map(storable);
  } catch (error) {
    return parcels.map(() => storable({ state: 'again', error: String(error) }));
  }
}

const storable = (outcome: Outcome): Outcome =>
  outcome.state === 'sent' ? outcome : { ...outcome, error: storableText(outcome.error) };

/** PostgreSQL takes neither NUL nor half a surrogate pair, and one copy that can't be stored would hold up its batch. */
const storableText = (text: string): string =>
  [...text.replace(/[\0\p{Surrogate}]/gu, '\u{fffd}')].slice(0, ERROR_MAX).join('');
