import { eq, sql } from 'drizzle-orm';
import { codes } from '../../contract/codes';
import { user } from '../areas/user/table';
import { DAY_MS, shift } from '../lib/time';
import { onEveryDatabase, START } from '../testing';
import { cleanRecords } from './clean';
import { openJob } from './job';
import { markOpened } from './opened';
import { findProgress } from './progress';
import { listDeliveries } from './recipients';
import { recordingGateway } from './recordingGateway';
import { sendNow } from './sendNow';
import { delivery, recordedDelivery } from './table';
import { someGateway, someSending, work } from './testSending';

const now = () => START.toISOString();
const targetId = '1';

onEveryDatabase({}, (server) => {
  const db = () => server().db;
  const ask = (more: Partial<Parameters<typeof listDeliveries>[1]> = {}) =>
    listDeliveries(db(), { id: targetId, current: 1, pageSize: 200, order: 'ascend', ...more });
  let pending = { id: '', number: 0 };

  beforeAll(async () => {
    const numbers = (await db().select({ number: user.number }).from(user).limit(5)).map(({ number }) => number);
    const sending = someSending({ kind: 'list', days: null, numbers });
    await openJob(db(), { kind: 'push', targetId, dueAt: now(), expiresAt: null });
    const first = { id: '', number: 0 };
    const gateway = someGateway(({ userId, userNumber }) => {
      if (!first.id) Object.assign(first, { id: userId, number: userNumber });
      return userId === first.id ? { state: 'again', error: 'HTTP 503' } : { state: 'sent' };
    });
    await work(db(), { kind: 'push', sending, gateway }, now);
    pending = first;
  });

  const aCopy = async () => {
    const [copy] = await db().select().from(delivery).orderBy(delivery.userId).limit(1);
    return copy as typeof delivery.$inferSelect;
  };

  const opened = async () => (await findProgress(db(), targetId)).opened;
  const open = (userId: string) => db().transaction((tx) => markOpened(tx, targetId, userId, now()));

  test('an opening counts once, also when it is told twice at once, and only of who was sent one', async () => {
    const { list } = await ask({ state: ['sent'] });
    const [first, second] = list.map((copy) => copy.user.id);
    await Promise.all([open(first ?? ''), open(first ?? ''), open(second ?? '')]);
    expect(await opened()).toBe(2);
    await expect(open('5')).rejects.toMatchObject({ code: codes.notFound });
    expect(await opened()).toBe(2);
    expect((await ask({ opened: 'yes' })).total).toBe(2);
    expect((await ask({ opened: 'no' })).total).toBe((await ask()).total - 2);
  });

  test('recipients are found by state, number and nickname, in the order asked for', async () => {
    const all = await ask();
    const numbers = all.list.map((copy) => copy.user.number);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    expect((await ask({ sort: 'number', order: 'descend' })).list.map((copy) => copy.user.number)).toEqual(
      [...numbers].reverse(),
    );
    expect(await ask({ state: ['pending'] })).toMatchObject({
      total: 1,
      list: [{ user: pending, state: 'pending', attempts: 1, error: 'HTTP 503', sentAt: null }],
    });
    const [someone] = all.list;
    const found = async (keyword: string) => (await ask({ keyword })).list.map((copy) => copy.user.id);
    expect(await found(String(someone?.user.number))).toEqual([someone?.user.id]);
    expect(await found(someone?.user.nickname ?? '')).toContain(someone?.user.id);
    expect((await ask({ id: '2' })).total).toBe(0);
  });

  test('a copy has the number of its user, also one of a server that writes none', async () => {
    const others = sql`${delivery.userNumber} <> (select number from app_user where id = ${delivery.userId})`;
    expect(await db().$count(delivery)).toBeGreaterThan(5);
    expect(await db().$count(delivery, others)).toBe(0);
    const { userNumber, ...older } = await aCopy();
    await db().delete(delivery).where(eq(delivery.id, older.id));
    await db().insert(delivery).values(older);
    expect(await aCopy()).toEqual({ ...older, userNumber });
  });

  test('a test goes to one user at once and counts nowhere', async () => {
    const write = await someSending().write();
    const before = [await findProgress(db(), targetId), await db().$count(delivery)];
    const person = expect.objectContaining(pending);
    expect(await sendNow(db(), recordingGateway, pending.id, write, now())).toEqual({
      user: person,
      state: 'sent',
      error: null,
    });
    const ofTest = eq(recordedDelivery.userId, pending.id);
    expect(await db().select().from(recordedDelivery).where(ofTest)).toMatchObject([{ deliveryId: null, at: now() }]);
    const down = someGateway(() => ({ state: 'again', error: 'HTTP 503' }));
    expect(await sendNow(db(), down, pending.id, write, now())).toEqual({
      user: person,
      state: 'failed',
      error: 'HTTP 503',
    });
    expect([await findProgress(db(), targetId), await db().$count(delivery)]).toEqual(before);
  });

  test('what was recorded is forgotten after 30 days, a piece at a time; who got it is not', async () => {
    await db().delete(recordedDelivery);
    const record = (at: string) => ({ userId: pending.id, payload: {}, at });
    await db()
      .insert(recordedDelivery)
      .values(Array.from({ length: 1001 }, () => record(shift(now(), -31 * DAY_MS))));
    const kept = [shift(now(), -29 * DAY_MS), now()];
    await db().insert(recordedDelivery).values(kept.map(record));
    const copies = await db().$count(delivery);
    expect(await cleanRecords(db(), now())).toBe(true);
    expect(await db().$count(recordedDelivery)).toBe(3);
    expect(await cleanRecords(db(), now())).toBe(false);
    expect((await db().select().from(recordedDelivery)).map(({ at }) => at)).toEqual(kept);
    expect(await db().$count(delivery)).toBe(copies);
  });
});
