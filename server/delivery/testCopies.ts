import { asc, eq } from 'drizzle-orm';
import { delivery, deliveryJob, user } from '../db/tables';
import type { TestApp } from '../testing';

type State = (typeof delivery.$inferInsert)['state'];

/** The sending of a record in a test, without a worker. */
export function testCopies(server: () => TestApp) {
  /** Users who were never banned, by number. */
  const receivers = () => server().db.select().from(user).where(eq(user.status, 'normal')).orderBy(asc(user.number));

  async function jobOf(targetId: string) {
    const [job] = await server().db.select().from(deliveryJob).where(eq(deliveryJob.targetId, targetId));
    if (!job) throw new Error('there is no job');
    return job;
  }

  /** Leaves a copy in each of the states, as a worker would: for the first users, by number. */
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
