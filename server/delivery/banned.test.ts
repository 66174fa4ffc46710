import { eq, ne } from 'drizzle-orm';
import { user } from '../areas/user/table';
import { HOUR_MS, shift } from '../lib/time';
import { onEveryDatabase, START } from '../testing';
import { advanceDeliveries } from './advance';
import type { Gateway, Outcome } from './gateway';
import { openJob } from './job';
import { findProgress } from './progress';
import { someGateway, someSending, work } from './testSending';

const start = START.toISOString();
const SENT: Outcome = { state: 'sent' };
const AGAIN: Outcome = { state: 'again', error: 'HTTP 503' };

onEveryDatabase({}, (server) => {
  test('who is banned while it goes out gets none, and is counted as skipped', async () => {
    const { db } = server();
    const [one] = await db.select({ id: user.id }).from(user).where(ne(user.status, 'banned')).limit(1);
    const id = one?.id ?? '';
    const job = { kind: 'push', targetId: '101' } as const;
    const channelOf = (gateway: Gateway) => ({ kind: job.kind, sending: someSending(), gateway });
    await openJob(db, { ...job, dueAt: start, expiresAt: null });
    await advanceDeliveries(db, channelOf(someGateway(() => AGAIN, 1000)), {
      now: () => start,
      onError: (error) => expect(error).toBeUndefined(),
    });
    const { recipients } = (await findProgress(db, job.targetId)) ?? { recipients: 0 };
    await db.update(user).set({ status: 'banned', statusUntil: null }).where(eq(user.id, id));
    const later = someGateway(() => SENT, 1000);
    await work(db, channelOf(later), () => shift(start, HOUR_MS));
    const counts = { recipients, sent: recipients - 1, failed: 0, skipped: 1 };
    expect(await findProgress(db, job.targetId)).toMatchObject(counts);
    expect(later.handed.map(({ userId }) => userId)).not.toContain(id);
  });
});
