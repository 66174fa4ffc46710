import { asc, eq } from 'drizzle-orm';
import { user } from '../areas/user/table';
import type { TestApp } from '../testing';
import { delivery, deliveryJob } from './table';

type State = (typeof delivery.$inferInsert)['state'];

/** Simulates the sending of a record without a worker. */
export function testCopies(server: () => TestApp) {
  /** Users who were never banned, by number. */
  const receivers = () => server().db.select().from(user).where(eq(user.status, 'normal')).orderBy(asc(user.number));

  async function jobOf(targetId: string) {
    const [job] = await server().db.select().from(deliveryJob).where(eq(deliveryJob.targetId, targetId));
    if (!job) throw new Error('there is no job');
    return job;
  }

  /** Creates a copy in each of the states, for the first users by number. */
  async function serve(targetId: string, states: State[]) {
    const { db, now } = server();
    const at = now.toISOString();
    const { id: jobId } = await jobOf(targetId);
    const users = await receivers();
    const copies = states.map((state, index) => ({
      ...{ jobId, userId: users[index]?.id ?? '', state },
      ...{ nextAt: at, sentAt: state === 'sent' ? at : null },
    }));
    await db.insert(delivery).values(copies);
    const of = (state: State) => states.filter((one) => one === state).length;
    await db
      .update(deliveryJob)
      .set({ state: 'running', recipients: states.length, sent: of('sent'), failed: of('failed') })
      .where(eq(deliveryJob.id, jobId));
  }

  return { receivers, jobOf, serve };
}
