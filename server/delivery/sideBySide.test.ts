import { eq } from 'drizzle-orm';
import { onEveryDatabase, START } from '../testing';
import { advanceDeliveries } from './advance';
import type { Gateway } from './gateway';
import { cancelJob, openJob } from './job';
import { LEFT_OUT_AT_ONCE } from './leaveOut';
import { findProgress } from './progress';
import { recordingGateway } from './recordingGateway';
import { deliveryJob, recordedDelivery } from './table';
import { take } from './take';
import { addUsers, someGateway, someSending, work } from './testSending';

const now = () => START.toISOString();
const USERS = 2000;

onEveryDatabase({}, (server) => {
  beforeAll(() => addUsers(server().db, USERS, now()));

  const fourWorkers = async (targetId: string, gateway: Gateway) => {
    const { db } = server();
    const sending = someSending();
    await openJob(db, { kind: 'push', targetId, dueAt: now(), expiresAt: null });
    const channel = { kind: 'push', sending, gateway } as const;
    await Promise.all(Array.from({ length: 4 }, () => work(db, channel, now)));
    // A worker skips the copies that others hold.
    await work(db, channel, now);
    const [job] = await db.select().from(deliveryJob).where(eq(deliveryJob.targetId, targetId));
    expect(job).toMatchObject({ state: 'done', sent: job?.recipients, failed: 0, skipped: 0 });
    expect(sending.begin).toHaveBeenCalledTimes(1);
    expect(sending.finish).toHaveBeenCalledTimes(1);
    return job?.recipients ?? 0;
  };

  test('recorded by four workers side by side: nobody twice, and it ends once', async () => {
    const recipients = await fourWorkers('1', recordingGateway);
    const recorded = await server().db.select({ userId: recordedDelivery.userId }).from(recordedDelivery);
    expect(recorded).toHaveLength(recipients);
    expect(new Set(recorded.map(({ userId }) => userId)).size).toBe(recipients);
    expect(recipients).toBeGreaterThanOrEqual(USERS);
  });

  test('handed to a gateway by four workers side by side: nobody twice, and it ends once', async () => {
    const gateway = someGateway(() => ({ state: 'sent' }), 50);
    const recipients = await fourWorkers('2', gateway);
    expect(gateway.handed).toHaveLength(recipients);
    expect(new Set(gateway.handed.map(({ deliveryId }) => deliveryId)).size).toBe(recipients);
  });

  test('cancelled for very many: the first are left out at once, the rest by the clock, and nobody is served', async () => {
    const { db } = server();
    const gateway = someGateway(() => ({ state: 'sent' }));
    const channel = { kind: 'push', sending: someSending(), gateway } as const;
    await openJob(db, { kind: 'push', targetId: '3', dueAt: now(), expiresAt: null });
    await advanceDeliveries(db, channel, { now, onError: () => undefined });
    const [job] = await db.select().from(deliveryJob).where(eq(deliveryJob.targetId, '3'));
    const { id = '', recipients = 0 } = job ?? {};
    expect(recipients).toBeGreaterThan(LEFT_OUT_AT_ONCE);

    const progress = await db.transaction((tx) => cancelJob(tx, '3', now()));
    expect(progress).toMatchObject({ recipients, skipped: LEFT_OUT_AT_ONCE });
    // As a worker does that read the job before.
    expect(await db.transaction((tx) => take(tx, id, 10, now()))).toMatchObject({ taken: [] });
    await work(db, channel, now);
    expect(await findProgress(db, '3')).toMatchObject({ skipped: recipients, sent: 0 });
    expect(gateway.handed).toEqual([]);
  });
});
