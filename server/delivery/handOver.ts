import type { Db } from '../db/connect';
import type { Gateway, Outcome, Parcel } from './gateway';

/** Hands parcels to a gateway. One that throws outside of a transaction has delivered none for certain: all go again. */
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
