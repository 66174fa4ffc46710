import { eq, sql } from 'drizzle-orm';
import { whoGets } from '../areas/audience/who';
import type { Db } from '../db/connect';
import { delivery, deliveryJob, user } from '../db/tables';
import type { Sending } from './sending';
import { tally } from './tally';

interface Job {
  id: string;
  targetId: string;
}

/** Settles who gets it, once and for all: whoever is banned or no longer meant by then is not among them. */
export async function begin(tx: Db, sending: Sending, { id, targetId }: Job, now: string): Promise<void> {
  const audience = await sending.begin(tx, targetId, now);
  await tx.execute(sql`insert into ${delivery} (job_id, user_id, state, next_at)
    select ${id}, ${user.id}, 'pending', ${now} from ${user} where ${whoGets(tx, audience, now)} order by ${user.id}`);
  const recipients = await tx.$count(delivery, eq(delivery.jobId, id));
  await tx.update(deliveryJob).set({ state: 'running', startedAt: now, recipients }).where(eq(deliveryJob.id, id));
  await tally(tx, id, {}, now, sending);
}
