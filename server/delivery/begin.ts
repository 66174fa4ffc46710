import { eq, sql } from 'drizzle-orm';
import { user } from '../areas/user/table';
import type { Db } from '../db/database';
import type { Sending } from './sending';
import { delivery, deliveryJob } from './table';
import { tally } from './tally';

interface Job {
  id: string;
  targetId: string;
}

/** Fixes the recipients. Users who are banned, or no longer in the audience, are not among them. */
export async function begin(tx: Db, sending: Sending, { id, targetId }: Job, now: string): Promise<void> {
  const audience = await sending.begin(tx, targetId, now);
  if (audience) {
    await tx.execute(sql`insert into ${delivery} (job_id, user_id, user_number, state, next_at)
      select ${id}, ${user.id}, ${user.number}, 'pending', ${now} from ${user}
      where ${sending.whoGets(audience, now)} order by ${user.id}`);
  }
  const recipients = await tx.$count(delivery, eq(delivery.jobId, id));
  await tx.update(deliveryJob).set({ state: 'running', startedAt: now, recipients }).where(eq(deliveryJob.id, id));
  await tally(tx, id, {}, now, sending);
}
