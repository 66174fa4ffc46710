import { inArray, sql } from 'drizzle-orm';
import type { Audience } from '../../contract/audience';
import { user } from '../areas/user/table';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import type { Outcome, Parcel, Recipient } from './gateway';
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
const SKIPPED = { state: 'skipped' } as const;
const EVERYONE: Audience = { kind: 'all', days: null, numbers: null };

/** One that was opened has arrived, so it is not handed over again; who was banned since gets none. */
async function deliver(db: Db, channel: Channel, job: Job, taken: Taken[], now: string): Promise<Outcomes> {
  const unopened = taken.filter(({ openedAt }) => openedAt === null);
  if (unopened.length === 0) return taken.map(() => SENT);
  const meant = await meantOf(db, channel, unopened, now);
  const parcels = await parcelsOf(db, channel, job, meant);
  const outcomes = parcels.length > 0 ? await handOver(channel.gateway, parcels, db, now) : [];
  const byId = new Map(meant.map(({ id }, index) => [id, outcomes[index]]));
  return taken.map(({ id, openedAt }) => {
    if (openedAt !== null) return SENT;
    return byId.has(id) ? byId.get(id) : SKIPPED;
  });
}

interface Meant extends Taken {
  recipient: Recipient;
}

/** The copies of who is not banned now. */
async function meantOf(db: Db, { sending }: Channel, copies: Taken[], now: string): Promise<Meant[]> {
  const ids = copies.map(({ userId }) => userId);
  const which = sql`${inArray(user.id, ids)} and ${sending.whoGets(EVERYONE, now) ?? sql`true`}`;
  const byId = new Map((await findRecipients(db, which)).map((found) => [found.id, found]));
  return copies.flatMap((copy) => {
    const recipient = byId.get(copy.userId);
    return recipient ? [{ ...copy, recipient }] : [];
  });
}

async function parcelsOf(db: Db, { sending }: Channel, job: Job, copies: Meant[]): Promise<Parcel[]> {
  const write = await sending.write(db, job.targetId);
  return copies.map(({ id, userId, recipient }) => ({
    ...{ deliveryId: id, key: keyOf(id, job), userId, userNumber: recipient.number },
    payload: write(recipient),
  }));
}

/** With the time, because a restored database gives ids again that a gateway knows since the backup. */
const keyOf = (id: string, { startedAt }: Job) => `${id}-${Date.parse(startedAt ?? '')}`;
