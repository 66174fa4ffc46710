import { and, eq, ne } from 'drizzle-orm';
import { statusAt } from '../areas/user/columns';
import { user } from '../areas/user/table';
import { HOUR_MS, MINUTE_MS, shift } from '../lib/time';
import { onEveryDatabase, START } from '../testing';
import { advanceDeliveries } from './advance';
import { ATTEMPTS_MAX } from './backoff';
import type { Gateway, Outcome, Parcel } from './gateway';
import { cancelJob, openJob } from './job';
import { findProgress } from './progress';
import { recordingGateway } from './recordingGateway';
import { delivery, deliveryJob, recordedDelivery } from './table';
import { everyone, someGateway, someSending, work } from './testSending';

const start = START.toISOString();
const SENT: Outcome = { state: 'sent' };
const AGAIN: Outcome = { state: 'again', error: 'HTTP 503' };

onEveryDatabase({}, (server) => {
  let targetId = '';
  let now = start;
  const clock = () => now;
  const pass = (ms: number) => {
    now = shift(now, ms);
  };
  const db = () => server().db;
  const kind = 'push';

  beforeAll(async () => {
    const [first] = await db().select({ id: user.id }).from(user).limit(1);
    await db()
      .update(user)
      .set({ status: 'banned', statusUntil: null })
      .where(eq(user.id, first?.id ?? ''));
  });

  beforeEach(async () => {
    now = start;
    await db().delete(recordedDelivery);
    await db().delete(delivery);
    await db().delete(deliveryJob);
    targetId = String(BigInt(targetId || '100') + 1n);
  });

  const open = (times: { dueAt?: string; expiresAt?: string } = {}) =>
    openJob(db(), { kind, targetId, dueAt: start, expiresAt: null, ...times });
  const progress = () => findProgress(db(), targetId);
  const copies = () => db().select().from(delivery).orderBy(delivery.id);
  const meant = () => db().$count(user, ne(statusAt(now), 'banned'));
  const reachable = async (): Promise<string[]> => {
    const rows = await db().select().from(user).where(ne(user.status, 'banned'));
    return rows.map(({ id }) => id);
  };
  const channelOf = (gateway: Gateway, sending = someSending()) => ({ kind, sending, gateway }) as const;

  test('everyone who is not banned gets it once, with their own values, and it ends once', async () => {
    const recipients = await meant();
    expect(recipients).toBeLessThan(await db().$count(user));
    const channel = channelOf({ ...recordingGateway, atOnce: 7 });
    await open();
    await work(db(), channel, clock);
    const counts = { recipients, sent: recipients, failed: 0, skipped: 0, opened: 0 };
    expect(await progress()).toEqual(counts);
    expect(channel.sending.begin).toHaveBeenCalledTimes(1);
    expect(channel.sending.finish.mock.calls.map(([, ...told]) => told)).toEqual([[targetId, counts, start]]);
    const read = await db()
      .select({ id: user.id, payload: recordedDelivery.payload, nickname: user.nickname })
      .from(recordedDelivery)
      .innerJoin(delivery, eq(delivery.id, recordedDelivery.deliveryId))
      .innerJoin(user, and(eq(user.id, recordedDelivery.userId), eq(user.id, delivery.userId)));
    expect(read).toHaveLength(recipients);
    expect(new Set(read.map(({ id }) => id)).size).toBe(recipients);
    expect(read.filter(({ payload, nickname }) => payload.title !== `Hello ${nickname}`)).toEqual([]);
  });

  test('waits for its time, and goes to whoever is meant then', async () => {
    const listed = await db()
      .select({ number: user.number })
      .from(user)
      .where(ne(statusAt(now), 'banned'))
      .limit(2);
    const numbers = listed.map(({ number }) => number);
    const sending = someSending({ kind: 'list', days: null, numbers });
    await open({ dueAt: shift(start, MINUTE_MS) });
    await work(db(), channelOf(recordingGateway, sending), clock);
    expect(await progress()).toMatchObject({ recipients: 0 });
    await db()
      .update(user)
      .set({ status: 'banned' })
      .where(eq(user.number, numbers[0] ?? 0));
    pass(MINUTE_MS);
    await work(db(), channelOf(recordingGateway, sending), clock);
    expect(await progress()).toMatchObject({ recipients: 1, sent: 1 });
    await db()
      .update(user)
      .set({ status: 'normal' })
      .where(eq(user.number, numbers[0] ?? 0));
  });

  test.each([
    ['nobody is meant', {}],
    ['it expired before it began', { expiresAt: start }],
  ])('where %s it ends with nothing sent', async (_, times) => {
    const channel = channelOf(recordingGateway, someSending({ kind: 'list', days: null, numbers: [1] }));
    await open(times);
    await work(db(), channel, clock);
    expect(channel.sending.begin).toHaveBeenCalledTimes('expiresAt' in times ? 0 : 1);
    expect(channel.sending.finish).toHaveBeenCalledTimes(1);
    expect(await progress()).toMatchObject({ recipients: 0, sent: 0, skipped: 0 });
  });

  test('while the gateway is down all wait longer and longer, and once it is back all get it', async () => {
    let isDown = true;
    const gateway = someGateway(() => (isDown ? AGAIN : SENT));
    const channel = channelOf(gateway);
    await open();
    for (let minute = 0; minute < 10; minute += 1) {
      await work(db(), channel, clock);
      pass(MINUTE_MS);
    }
    const recipients = await meant();
    expect(await progress()).toEqual({ recipients, sent: 0, failed: 0, skipped: 0, opened: 0 });
    expect(gateway.handed.length).toBeLessThan(recipients * ATTEMPTS_MAX);
    expect((await copies()).filter(({ error }) => error !== 'HTTP 503')).toEqual([]);

    isDown = false;
    pass(HOUR_MS);
    await work(db(), channel, clock);
    expect(await progress()).toMatchObject({ sent: recipients, failed: 0 });
    expect(channel.sending.finish).toHaveBeenCalledTimes(1);
  });

  test('a gateway that is down is asked by one batch, and by no other before the wait of that one is over', async () => {
    const gateway = someGateway(() => AGAIN, 5);
    await open();
    await work(db(), channelOf(gateway), clock);
    expect(gateway.handed).toHaveLength(5);
    pass(MINUTE_MS);
    await work(db(), channelOf(gateway), clock);
    expect(gateway.handed).toHaveLength(10);
  });

  test('of a batch whose gateway broke nothing counts as sent, and all of it goes again', async () => {
    const gateway = someGateway(() => {
      throw new Error('broken');
    });
    await open();
    await work(db(), channelOf(gateway), clock);
    expect(await progress()).toMatchObject({ sent: 0, failed: 0 });
    const tried = (await copies()).filter(({ attempts }) => attempts > 0);
    expect(tried).toHaveLength(gateway.handed.length);
    expect(tried.filter(({ state, error }) => state !== 'pending' || error !== 'Error: broken')).toEqual([]);
  });

  test('who can’t be reached holds up nobody, and has failed for good or after the last try', async () => {
    const [never, later] = await reachable();
    const answers: Record<string, Outcome> = {
      [never ?? '']: { state: 'failed', error: 'HTTP 410' },
      [later ?? '']: AGAIN,
    };
    const gateway = someGateway(({ userId }) => answers[userId] ?? SENT);
    await open();
    await work(db(), channelOf(gateway), clock);
    const recipients = await meant();
    expect(await progress()).toMatchObject({ sent: recipients - 2, failed: 1 });
    for (let hour = 0; hour < ATTEMPTS_MAX; hour += 1) {
      pass(HOUR_MS);
      await work(db(), channelOf(gateway), clock);
    }
    expect(await progress()).toMatchObject({ sent: recipients - 2, failed: 2 });
    const failed = (await copies()).filter(({ state }) => state === 'failed');
    const told = failed.map(({ userId, attempts, error }) => [userId, attempts, error]);
    expect(told.sort()).toEqual(
      [
        [never, 1, 'HTTP 410'],
        [later, ATTEMPTS_MAX, 'HTTP 503'],
      ].sort(),
    );
  });

  test('who has to wait long keeps nobody else from another try in time', async () => {
    const [short = '', long = ''] = await reachable();
    const waits: Record<string, number> = { [short]: 2 * MINUTE_MS, [long]: MINUTE_MS };
    const gateway = someGateway(({ userId }) => (waits[userId] ? { ...AGAIN, afterMs: waits[userId] } : SENT));
    await open();
    await work(db(), channelOf(gateway), clock);
    waits[long] = HOUR_MS;
    for (const tried of [long, short]) {
      gateway.handed.length = 0;
      pass(MINUTE_MS);
      await work(db(), channelOf(gateway), clock);
      expect(gateway.handed.map(({ userId }) => userId)).toEqual([tried]);
    }
  });

  test.each(['cancelled', 'expired'])(
    'once it is %s nobody else gets it; what is under way is counted as it ends',
    async (how) => {
      let answer: (outcome: Outcome) => void = () => {};
      const gateway = someGateway(() => new Promise((resolve) => (answer = resolve)), 1);
      const channel = channelOf(gateway);
      await open({ expiresAt: shift(start, 1000) });
      await advanceDeliveries(db(), channel, { now: clock, onError: fail });
      const underWay = advanceDeliveries(db(), channel, { now: clock, onError: fail });
      while (gateway.handed.length === 0) await new Promise(setImmediate);

      const recipients = await meant();
      if (how === 'cancelled') {
        expect(await db().transaction((tx) => cancelJob(tx, targetId, now))).toMatchObject({ skipped: recipients - 1 });
      } else {
        pass(1000);
        await work(db(), channel, clock);
        expect(await progress()).toMatchObject({ sent: 0, skipped: recipients - 1 });
      }
      answer(SENT);
      await underWay;
      await work(db(), channel, clock);
      expect(await progress()).toMatchObject({ recipients, sent: 1, skipped: recipients - 1 });
      expect(gateway.handed).toHaveLength(1);
      expect(channel.sending.finish).toHaveBeenCalledTimes(how === 'cancelled' ? 0 : 1);
      expect((await db().select().from(deliveryJob))[0]?.finishedAt).toBe(now);
    },
  );

  test('a sending that was cancelled while a gateway that is down had a batch in hand ends at once', async () => {
    let answer: (outcome: Outcome) => void = () => {};
    const gateway = someGateway(() => new Promise((resolve) => (answer = resolve)), 1);
    const channel = channelOf(gateway);
    await open();
    await advanceDeliveries(db(), channel, { now: clock, onError: fail });
    const underWay = advanceDeliveries(db(), channel, { now: clock, onError: fail });
    while (gateway.handed.length === 0) await new Promise(setImmediate);
    await db().transaction((tx) => cancelJob(tx, targetId, now));
    answer({ ...AGAIN, afterMs: HOUR_MS });
    await underWay;
    await work(db(), channel, clock);
    const recipients = await meant();
    expect(await progress()).toMatchObject({ recipients, sent: 0, failed: 0, skipped: recipients });
    expect((await db().select().from(deliveryJob))[0]?.finishedAt).toBe(now);
  });

  test('what a worker that ended had in hand is handed over again, by the same key; its late answer counts nowhere', async () => {
    const answers: ((outcome: Outcome) => void)[] = [];
    const ended = someGateway(() => new Promise((resolve) => answers.push(resolve)), 3);
    await open();
    await advanceDeliveries(db(), channelOf(ended), { now: clock, onError: fail });
    const late = advanceDeliveries(db(), channelOf(ended), { now: clock, onError: fail });
    while (answers.length < 3) await new Promise(setImmediate);

    const next = someGateway(() => SENT);
    const channel = channelOf(next);
    await work(db(), channel, clock);
    const recipients = await meant();
    expect(await progress()).toMatchObject({ sent: recipients - 3 });
    pass(MINUTE_MS);
    await work(db(), channel, clock);
    const counts = { recipients, sent: recipients, failed: 0, skipped: 0 };
    expect(await progress()).toMatchObject(counts);
    const keys = (parcels: Parcel[]) => parcels.map(({ key }) => key);
    expect(keys(next.handed)).toEqual(expect.arrayContaining(keys(ended.handed)));

    for (const answer of answers) answer({ state: 'failed', error: 'late' });
    await late;
    expect(await progress()).toMatchObject(counts);
    expect(channel.sending.finish).toHaveBeenCalledTimes(1);
  });

  test('what was in hand when the server ended and is cancelled then may have arrived: it has failed, not been skipped', async () => {
    const ended = someGateway(() => new Promise<Outcome>(() => {}), 3);
    await open();
    await advanceDeliveries(db(), channelOf(ended), { now: clock, onError: fail });
    void advanceDeliveries(db(), channelOf(ended), { now: clock, onError: fail });
    while (ended.handed.length < 3) await new Promise(setImmediate);
    await db().transaction((tx) => cancelJob(tx, targetId, now));
    pass(MINUTE_MS);
    await work(db(), channelOf(ended), clock);
    const recipients = await meant();
    expect(await progress()).toMatchObject({ recipients, sent: 0, failed: 3, skipped: recipients - 3 });
  });

  test('a sending that can’t go on is told, and keeps no other from going on', async () => {
    const [broken, fine] = [targetId, `${targetId}0`];
    const sending = someSending();
    sending.begin.mockImplementation(async (_, id) => {
      if (id === broken) throw new Error('no such push');
      return everyone;
    });
    await open();
    await openJob(db(), { kind, targetId: fine, dueAt: start, expiresAt: null });
    const told = jest.fn<void, [unknown]>();
    await work(db(), channelOf(recordingGateway, sending), clock, told);
    expect(told.mock.calls).toEqual([[new Error('no such push')]]);
    expect(await findProgress(db(), fine)).toMatchObject({ sent: await meant() });
    expect(await findProgress(db(), broken)).toMatchObject({ recipients: 0 });
  });
});

function fail(error: unknown): never {
  throw error;
}
