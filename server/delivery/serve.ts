import { inArray } from 'drizzle-orm';
import { user } from '../areas/user/table';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import type { Outcome, Parcel } from './gateway';
import { handOver } from './handOver';
import { findRecipients } from './recipient';
import type { Channel } from './sending';
import { type Outcomes, settle } from './settle';
import { type Taken, take } from './take';

interface Job {
  id: string;
  targetId: string;
  startedAt: string | null;
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

const SENT: Outcome = { state: 'sent' };

/** One that was opened has arrived, so it is not handed over again. */
async function deliver(db: Db, channel: Channel, job: Job, taken: Taken[], now: string): Promise<Outcomes> {
  const unopened = taken.filter(({ openedAt }) => openedAt === null);
  if (unopened.length === 0) return taken.map(() => SENT);
  const outcomes = await handOver(channel.gateway, await parcelsOf(db, channel, job, unopened), db, now);
  const byId = new Map(unopened.map(({ id }, index) => [id, outcomes[index]]));
  return taken.map(({ id, openedAt }) => (openedAt === null ? byId.get(id) : SENT));
}

async function parcelsOf(db: Db, { sending }: Channel, job: Job, copies: Taken[]): Promise<Parcel[]> {
  const write = await sending.write(db, job.targetId);
  const ids = copies.map(({ userId }) => userId);
  const byId = new Map((await findRecipients(db, inArray(user.id, ids))).map((found) => [found.id, found]));
  return copies.map(({ id, userId }): Parcel => {
    const recipient = byId.get(userId);
    if (!recipient) throw new Error(`user ${userId} of delivery ${id} is gone`);
    return { deliveryId: id, key: keyOf(id, job), userId, userNumber: recipient.number, payload: write(recipient) };
  });
}

/** With the time, because a restored database gives ids again that a gateway knows since the backup. */
const keyOf = (id: string, { startedAt }: Job) => `${id}-${Date.parse(startedAt ?? '')}`;
