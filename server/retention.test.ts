import { desc, eq, gte, sql } from 'drizzle-orm';
import { sealOperations, verifyOperations } from './areas/operation';
import { operation } from './areas/operation/table';
import { loginLog, sysUser, sysUserSession } from './areas/sysUser/table';
import { user } from './areas/user/table';
import { openSession } from './auth/session';
import { readConfig } from './config';
import { delivery, deliveryJob } from './delivery/table';
import { DAY_MS, HOUR_MS, shift } from './lib/time';
import { cleanOld } from './retention';
import { onDatabase, onEveryDatabase, unexpected } from './testing';
import { clientOf, plansOf } from './testPlans';

const onError = unexpected;

onEveryDatabase({}, (server) => {
  const at = (days: number) => shift(server().now.toISOString(), days * DAY_MS);
  const now = () => at(0);

  test('nothing is deleted unless it is said, but for ended sessions', async () => {
    const { db } = server();
    const [admin] = await db.select().from(sysUser).limit(1);
    await db.delete(sysUserSession);
    await openSession(db, admin?.id ?? '', now());
    const before = [await db.$count(loginLog), await db.$count(delivery)];
    expect(Math.min(...before)).toBeGreaterThan(0);
    expect(await cleanOld(db, {}, at(10_000), { onError })).toBe(false);
    expect([await db.$count(loginLog), await db.$count(delivery)]).toEqual(before);
    expect(await db.$count(sysUserSession)).toBe(0);
    await openSession(db, admin?.id ?? '', now());
    await cleanOld(db, {}, shift(now(), HOUR_MS), { onError });
    expect(await db.$count(sysUserSession)).toBe(1);
  });

  test('sign-ins go batch by batch, the oldest first, until none is too old', async () => {
    const { db } = server();
    await db.delete(loginLog);
    const row = { account: 'admin', outcome: 'success', ip: '10.0.0.1', browser: '', system: '' } as const;
    const ages = [91, 95, 92, 94, 93, 89];
    await db.insert(loginLog).values(ages.map((age) => ({ ...row, at: at(-age) })));
    const left = async () => (await db.select().from(loginLog).orderBy(loginLog.at)).map((each) => each.at);
    expect(await cleanOld(db, { signIns: 90 }, now(), { atOnce: 2, onError })).toBe(true);
    expect(await left()).toEqual([at(-93), at(-92), at(-91), at(-89)]);
    while (await cleanOld(db, { signIns: 90 }, now(), { atOnce: 2, onError }));
    expect(await left()).toEqual([at(-89)]);
  });

  test('copies go once their sending ended long ago, and its counts stay', async () => {
    const { db } = server();
    const people = await db.select({ id: user.id }).from(user).limit(3);
    const jobOf = async (finishedAt: string | null) => {
      const [job] = await db
        .insert(deliveryJob)
        .values({
          kind: 'push',
          targetId: sql`nextval('record_id')` as unknown as string,
          state: finishedAt ? 'done' : 'running',
          dueAt: at(-40),
          finishedAt,
          recipients: 3,
          sent: 3,
        })
        .returning();
      const id = job?.id ?? '';
      await db
        .insert(delivery)
        .values(people.map((one) => ({ jobId: id, userId: one.id, state: 'sent' as const, nextAt: at(-40) })));
      return id;
    };
    const old = await jobOf(at(-31));
    const others = [await jobOf(at(-29)), await jobOf(null)];
    while (await cleanOld(db, { deliveries: 30 }, now(), { atOnce: 2, onError }));
    const copies = (job: string) => db.$count(delivery, eq(delivery.jobId, job));
    expect(await copies(old)).toBe(0);
    expect(await Promise.all(others.map(copies))).toEqual([3, 3]);
    const [job] = await db.select().from(deliveryJob).where(eq(deliveryJob.id, old));
    expect(job).toMatchObject({ recipients: 3, sent: 3 });
  });

  test('where one kind can’t be deleted the others are, and it is told', async () => {
    const { db } = server();
    const [person] = await db.select({ id: user.id }).from(user).limit(1);
    const times = { dueAt: at(-40), finishedAt: at(-40) };
    const [job] = await db
      .insert(deliveryJob)
      .values({ kind: 'push', targetId: '4040', state: 'done', ...times })
      .returning();
    const jobId = job?.id ?? '';
    await db.insert(delivery).values({ jobId, userId: person?.id ?? '', state: 'sent', nextAt: at(-40) });
    const told: unknown[] = [];
    const kept = { signIns: Number.NaN, deliveries: 30 };
    await cleanOld(db, kept, now(), { onError: (error) => told.push(error) });
    expect(told).toEqual([expect.any(RangeError)]);
    expect(await db.$count(delivery, eq(delivery.jobId, jobId))).toBe(0);
  });

  test('operations go from the oldest end of their chain, which still holds', async () => {
    const { db } = server();
    while (await sealOperations(db));
    const { at: newest = '' } = (await db.select().from(operation).orderBy(desc(operation.at)).limit(1))[0] ?? {};
    const [{ at: oldest = '' } = {}] = await db.select().from(operation).orderBy(operation.at).limit(1);
    const middle = new Date((Date.parse(oldest) + Date.parse(newest)) / 2).toISOString();
    const stay = await db.$count(operation, gte(operation.at, middle));
    const { head, sealed } = await verifyOperations(db);
    expect(sealed).toBeGreaterThan(stay + 2);

    const later = shift(middle, 90 * DAY_MS);
    expect(await cleanOld(db, { operations: 90 }, later, { atOnce: 2, onError })).toBe(true);
    expect(await db.$count(operation)).toBe(sealed - 2);
    while (await cleanOld(db, { operations: 90 }, later, { atOnce: 2, onError }));
    expect(await db.$count(operation)).toBe(stay);
    expect(await verifyOperations(db, head)).toMatchObject({ sealed: stay, head, faults: [] });
  });
});

onDatabase({}, (server) => {
  // Most sendings ended long ago, and have no copies any more; nearly all copies are of one that did not.
  test('old sendings are asked for their copies by an index, and no copy of a younger one is read', async () => {
    const { db, now } = server();
    const client = clientOf(server());
    await client.query(`insert into app_user (number, nickname, gender, level, channel, status, registered_at)
      select 900000 + place, 'robot ' || place, 'unknown', 1, 'qq', 'normal', now() from generate_series(1, 5000) place`);
    await client.query('delete from delivery');
    await client.query(`insert into delivery_job (kind, target_id, state, due_at, finished_at)
      select 'push', 1 + place, 'done', '2025-01-01', '2025-01-01' from generate_series(1, 50) place`);
    await client.query(
      `insert into delivery_job (kind, target_id, state, due_at, finished_at)
      values ('push', 1, 'done', $1, $1)`,
      [now.toISOString()],
    );
    await client.query(`insert into delivery (job_id, user_id, state, next_at)
      select job.id, app_user.id, 'sent', now() from app_user, delivery_job job where target_id = 1`);
    await client.query('analyze');
    const clean = () => cleanOld(db, { deliveries: 30 }, now.toISOString(), { onError });
    const plans = (await plansOf(server(), clean)).filter(({ text }) => text.includes('"delivery"'));
    expect(plans).toHaveLength(1);
    const [{ plan } = { plan: '' }] = plans;
    expect(plan).toMatch(/Index (Only )?Scan using delivery_\w+ on delivery/);
    expect(plan).toMatch(/Index Cond: \(job_id = /);
    expect(plan).not.toMatch(/Seq Scan on delivery\b/);
  });
});

test.each([
  [{ FISH_KEEP_SIGN_INS: '89' }, 'at least 90'],
  [{ FISH_KEEP_OPERATIONS: '30' }, 'at least 90'],
  [{ FISH_KEEP_DELIVERIES: 'a week' }, 'must be a number of days'],
  [{ FISH_KEEP_DELIVERIES: '0' }, 'at least 1'],
  [{ FISH_KEEP_SIGN_INS: '1000000' }, 'at most 36500'],
])('%j is refused', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('the settings are days, and nothing by default', () => {
  expect(readConfig({}).retention).toEqual({ signIns: undefined, deliveries: undefined, operations: undefined });
  const env = { FISH_KEEP_SIGN_INS: '365', FISH_KEEP_DELIVERIES: '30', FISH_KEEP_OPERATIONS: '730' };
  expect(readConfig(env).retention).toEqual({ signIns: 365, deliveries: 30, operations: 730 });
});
