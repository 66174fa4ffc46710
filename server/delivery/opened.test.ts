import { codes } from '../../contract/codes';
import { user } from '../areas/user/table';
import { MINUTE_MS, shift } from '../lib/time';
import { onEveryDatabase, START } from '../testing';
import { advanceDeliveries } from './advance';
import type { Outcome } from './gateway';
import { cancelJob, openJob } from './job';
import { markOpened } from './opened';
import { findProgress } from './progress';
import { delivery, deliveryJob } from './table';
import { someGateway, someSending, work } from './testSending';

const start = START.toISOString();
const kind = 'push';
const targetId = '1';
const SENT: Outcome = { state: 'sent' };
const AGAIN: Outcome = { state: 'again', error: 'No answer' };
const GONE: Outcome = { state: 'failed', error: 'HTTP 410' };

onEveryDatabase({}, (server) => {
  let now = start;
  const clock = () => now;
  const db = () => server().db;

  beforeEach(async () => {
    now = start;
    await db().delete(delivery);
    await db().delete(deliveryJob);
    await openJob(db(), { kind, targetId, dueAt: start, expiresAt: null });
  });

  const progress = () => findProgress(db(), targetId);
  const open = (userId: string) => db().transaction((tx) => markOpened(tx, targetId, userId, now));
  const copyOf = async (userId: string) =>
    (await db().select().from(delivery)).find((copy) => copy.userId === userId) as typeof delivery.$inferSelect;

  /** What is kept of the job, as its copies say. */
  async function expectTrueCounts() {
    const copies = await db().select().from(delivery);
    const of = (state: string) => copies.filter((copy) => copy.state === state).length;
    expect(await progress()).toEqual({
      ...{ recipients: copies.length, sent: of('sent'), failed: of('failed'), skipped: of('skipped') },
      opened: copies.filter(({ openedAt }) => openedAt).length,
    });
  }

  /** Sends to four users, three of whom a gateway that does not answer yet has in hand. */
  async function threeOnTheirWay() {
    const numbers = (await db().select({ number: user.number }).from(user).limit(4)).map(({ number }) => number);
    const sending = someSending({ kind: 'list', days: null, numbers });
    const answers: ((outcome: Outcome) => void)[] = [];
    const held = someGateway(() => new Promise((resolve) => answers.push(resolve)), 3);
    const step = () => advanceDeliveries(db(), { kind, sending, gateway: held }, { now: clock, onError: fail });
    await step();
    const settled = step();
    while (answers.length < 3) await new Promise(setImmediate);
    const taken = held.handed.map(({ userId }) => userId) as [string, string, string];
    const untouched = (await db().select().from(delivery)).find(({ userId }) => !taken.includes(userId));
    const answer = async (outcomes: Outcome[]) => {
      for (const [index, outcome] of outcomes.entries()) answers[index]?.(outcome);
      await settled;
    };
    return { sending, taken, untouched: untouched?.userId ?? '', answer };
  }

  const refused = { code: codes.notFound };

  test('what a phone shows before its gateway has answered for the batch counts, once, and was sent', async () => {
    const { sending, taken, untouched, answer } = await threeOnTheirWay();
    const [first, second, third] = taken;
    now = shift(start, 1000);
    await Promise.all([open(first), open(first), open(second)]);
    await expect(open(untouched)).rejects.toMatchObject(refused);
    expect(await progress()).toMatchObject({ sent: 0, opened: 2 });

    now = shift(start, 5000);
    await answer([AGAIN, SENT, GONE]);
    const opened = { state: 'sent', error: null, openedAt: shift(start, 1000), sentAt: shift(start, 1000) };
    expect(await copyOf(first)).toMatchObject(opened);
    expect(await copyOf(second)).toMatchObject(opened);
    expect(await copyOf(third)).toMatchObject({ state: 'failed', error: 'HTTP 410', openedAt: null, sentAt: null });
    await expect(open(third)).rejects.toMatchObject(refused);
    await open(first);

    const later = someGateway(() => SENT);
    await work(db(), { kind, sending, gateway: later }, clock);
    expect(later.handed.map(({ userId }) => userId)).toEqual([untouched]);
    expect(await progress()).toEqual({ recipients: 4, sent: 3, failed: 1, skipped: 0, opened: 2 });
    expect(sending.finish).toHaveBeenCalledTimes(1);
    await expectTrueCounts();
  });

  test('what was in hand when the server ended counts, before it is given up and after, and was sent', async () => {
    const { sending, taken, untouched } = await threeOnTheirWay();
    const [first, second, third] = taken;
    await db().transaction((tx) => cancelJob(tx, targetId, now));
    now = shift(start, MINUTE_MS);
    await open(first);
    await work(db(), { kind, sending, gateway: someGateway(() => SENT) }, clock);
    expect(await progress()).toEqual({ recipients: 4, sent: 1, failed: 2, skipped: 1, opened: 1 });
    await expectTrueCounts();

    await Promise.all([open(second), open(second)]);
    expect(await progress()).toEqual({ recipients: 4, sent: 2, failed: 1, skipped: 1, opened: 2 });
    await expectTrueCounts();
    for (const userId of [first, second]) {
      expect(await copyOf(userId)).toMatchObject({ state: 'sent', error: null, openedAt: now, sentAt: now });
    }
    expect(await copyOf(third)).toMatchObject({ state: 'failed', openedAt: null, sentAt: null });
    await expect(open(untouched)).rejects.toMatchObject(refused);
  });

  test('what waits for another try was sent once it is opened, and is not handed over again', async () => {
    const { sending, taken, untouched, answer } = await threeOnTheirWay();
    const [first, second, third] = taken;
    await answer([AGAIN, AGAIN, AGAIN]);
    expect(await copyOf(first)).toMatchObject({ state: 'pending', error: 'No answer', leaseUntil: null });
    await Promise.all([open(first), open(first)]);
    await expect(open(untouched)).rejects.toMatchObject(refused);

    now = shift(start, MINUTE_MS);
    const later = someGateway(() => SENT);
    await work(db(), { kind, sending, gateway: later }, clock);
    expect(later.handed.map(({ userId }) => userId).sort()).toEqual([second, third, untouched].sort());
    expect(await copyOf(first)).toMatchObject({ state: 'sent', error: null, openedAt: start, sentAt: start });
    expect(await progress()).toEqual({ recipients: 4, sent: 4, failed: 0, skipped: 0, opened: 1 });
    await expectTrueCounts();
  });

  test('what was given up without a clear answer was sent once it is opened', async () => {
    const { sending, taken, untouched, answer } = await threeOnTheirWay();
    const [first, second, third] = taken;
    await answer([AGAIN, AGAIN, GONE]);
    now = shift(start, MINUTE_MS);
    await advanceDeliveries(
      db(),
      { kind, sending, gateway: someGateway(() => GONE, 1) },
      { now: clock, onError: fail },
    );
    await db().transaction((tx) => cancelJob(tx, targetId, now));
    await work(db(), { kind, sending, gateway: someGateway(() => SENT) }, clock);
    expect(await progress()).toEqual({ recipients: 4, sent: 0, failed: 2, skipped: 2, opened: 0 });

    for (const userId of [first, second]) {
      await open(userId);
      expect(await copyOf(userId)).toMatchObject({ state: 'sent', error: null, openedAt: now, sentAt: now });
      await expectTrueCounts();
    }
    await expect(open(third)).rejects.toMatchObject(refused);
    await expect(open(untouched)).rejects.toMatchObject(refused);
  });
});

function fail(error: unknown): never {
  throw error;
}
