import { eq } from 'drizzle-orm';
import { onEveryDatabase, START } from '../testing';
import type { Gateway } from './gateway';
import { openJob } from './job';
import { recordingGateway } from './recordingGateway';
import { deliveryJob, recordedDelivery } from './table';
import { addUsers, someGateway, someSending, work } from './testSending';

const now = () => START.toISOString();
const USERS = 2000;

onEveryDatabase({}, (server) => {
  beforeAll(() => addUsers(server().db, USERS, now()));

  const fourWorkers = async (targetId: string, gateway: Gateway) => {
    const { db } = server();
    const sending = someSending();
    await openJob(db, { kind: 'push', targetId, dueAt: now(), expiresAt: null });
    const way = { kind: 'push', sending, gateway } as const;
    await Promise.all(Array.from({ length: 4 }, () => work(db, way, now)));
    // A worker skips the copies that others hold.
    await work(db, way, now);
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
});
