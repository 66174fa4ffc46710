import { inArray } from 'drizzle-orm';
import { user } from '../areas/user/table';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import type { Outcome, Parcel } from './gateway';
import { handOver } from './handOver';
import { findRecipients } from './recipient';
import type { Channel } from './sending';
import { settle } from './settle';
import { type Taken, take } from './take';

interface Job {
  id: string;
  targetId: string;
}

/**
 * Serves the next recipients of a job, as many as the gateway accepts at once, and returns their number. Several
 * workers may serve one job. A gateway that writes in the transaction does all of it in one transaction; for any other
 * gateway the leases are stored first, and nothing is locked while it works.
 */
export function serveBatch(db: Db, channel: Channel, job: Job, now: () => string): Promise<number> {
  const serve = async (on: Db) => {
    const { by, taken } = await transact(on, (tx) => take(tx, job.id, channel.gateway.atOnce, now()));
    if (taken.length > 0) {
      const outcomes = await deliver(on, channel, job, taken, now());
      const batch = { jobId: job.id, by, taken, outcomes };
      await transact(on, (tx) => settle(tx, batch, now(), channel.sending));
    }
    return taken.length;
  };
  return channel.gateway.inTransaction ? transact(db, serve) : serve(db);
}

async function deliver(
  db: Db,
  { sending, gateway }: Channel,
  job: Job,
  taken: Taken[],
  now: string,
): Promise<Outcome[]> {
  const write = await sending.write(db, job.targetId);
  const ids = taken.map(({ userId }) => userId);
  const byId = new Map((await findRecipients(db, inArray(user.id, ids))).map((found) => [found.id, found]));
  const parcels = taken.map(({ id, userId }): Parcel => {
    const recipient = byId.get(userId);
    if (!recipient) throw new Error(`user ${userId} of delivery ${id} is gone`);
    return { deliveryId: id, userId, userNumber: recipient.number, payload: write(recipient) };
  });
  return handOver(gateway, parcels, db, now);
}
