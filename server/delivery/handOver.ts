import type { Db } from '../db/connect';
import type { Gateway, Outcome, Parcel } from './gateway';

/**
 * Hands parcels to a gateway. If it throws outside of a transaction, none is known to be delivered, and all are tried
 * again.
 */
export async function handOver(gateway: Gateway, parcels: Parcel[], db: Db, now: string): Promise<Outcome[]> {
  if (gateway.inTransaction) {
    return gateway.deliver(parcels, db, now);
  }
  try {
    return await gateway.deliver(parcels, db, now);
  } catch (error) {
    return parcels.map(() => ({ state: 'again', error: String(error) }));
  }
}
