import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { and, count, eq, sql } from 'drizzle-orm';
import { pushCalls } from '../../contract/push/calls';
import type { Database, Db } from '../db/database';
import { openEmbedded } from '../db/embedded';
import { openPostgres } from '../db/postgres';
import { fillIfEmpty } from '../firstStart';
import { createTestPostgres, makeDataFolder, postgresUrl } from '../testDatabase';
import { call, killAll, type Started, signIn, start } from '../testProcess';
import { delivery, deliveryJob, recordedDelivery } from './table';
import { openPhones, type Phones } from './testPhones';
import { addUsers, everyone } from './testSending';

const PASSWORD = 'first-password';
/** Ten batches. */
const RECIPIENTS = 2000;

// Each test starts processes with a database of their own, and kills them.
jest.setTimeout(300_000);

interface Store {
  env: Record<string, string>;
  /** Opens the server's database; only while no server runs. */
  open(): Promise<Database>;
  remove(): Promise<void> | void;
}

async function inFolder(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'fish-data-'));
  await makeDataFolder(folder);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { env: { FISH_DATA: folder }, open: () => openEmbedded(join(folder, 'database')), remove };
}

const inPostgres = (url: string) => async (): Promise<Store> => {
  const { href, drop } = await createTestPostgres(url);
  return { env: { DATABASE_URL: href, FISH_DATA: 'memory' }, open: async () => openPostgres(href), remove: drop };
};

const stores: Record<string, () => Promise<Store>> = {
  embedded: inFolder,
  ...(postgresUrl && { postgresql: inPostgres(postgresUrl) }),
};

describe.each(Object.entries(stores))('on %s', (_, create) => {
  let store: Store;
  let phones: Phones;

  beforeAll(async () => {
    store = await create();
    phones = await openPhones();
    await inStore(async (db) => {
      await fillIfEmpty(db, { demo: false, adminPassword: PASSWORD }, new Date());
      await addUsers(db, RECIPIENTS, new Date().toISOString());
    });
  });
  afterEach(killAll);
  afterAll(async () => {
    await phones.close();
    await store.remove();
  });

  async function inStore<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const database = await store.open();
    try {
      let result: T | undefined;
      await database.prepare(async (db) => {
        result = await work(db);
      });
      return result as T;
    } finally {
      await database.close();
    }
  }

  const signedIn = async ({ address }: Started) => {
    const at = (await address) ?? '';
    return { at, token: await signIn(at, PASSWORD) };
  };

  async function sendToAll({ at, token }: { at: string; token: string }): Promise<string> {
    const text = { title: 'Hello {nickname}', body: 'Come in', image: null };
    const opens = { opens: 'app', roomId: null, url: null } as const;
    const times = { scheduledAt: null, expiresAt: null };
    const draft = { ...text, ...opens, ...times, audience: everyone };
    const { id, version } = (await call(at, pushCalls.saveOrUpdate, draft, token)).data;
    await call(at, pushCalls.send, { id, version }, token);
    return id;
  }

  const detail = async ({ at, token }: { at: string; token: string }, id: string) =>
    (await call(at, pushCalls.detail, { id }, token)).data;

  async function until<T>(look: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
    for (;;) {
      const found = await look();
      if (isThere(found)) return found;
      await setTimeout(20);
    }
  }

  /**
   * Until `takeAll`, the database records only half of what is being sent, so that a server can't finish before a slow
   * test interferes.
   */
  const keepHalf = () =>
    inStore(async (db) => {
      const [{ before } = { before: 0 }] = await db.select({ before: count() }).from(recordedDelivery);
      const half = before + RECIPIENTS / 2;
      await db.execute(
        sql.raw(`create or replace function keep_half() returns trigger language plpgsql as $$ begin
          if exists (select from push where status = 'sending')
            and (select count(*) from recorded_delivery) >= ${half} then
            raise exception 'a test holds the other half back';
          end if;
          return null;
        end $$`),
      );
      await db.execute(
        sql`create or replace trigger keep_half before insert on recorded_delivery execute function keep_half()`,
      );
    });
  const takeAll = () => inStore((db) => db.execute(sql`drop function keep_half cascade`));

  async function end(server: Started, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    server.process.kill(signal);
    await server.ended;
  }

  /** The copies of a push, those that were sent, and their records. */
  const left = (id: string) =>
    inStore(async (db) => {
      const copies = await db
        .select({ state: delivery.state, recorded: count(recordedDelivery.id) })
        .from(delivery)
        .innerJoin(deliveryJob, and(eq(deliveryJob.id, delivery.jobId), eq(deliveryJob.targetId, id)))
        .leftJoin(recordedDelivery, eq(recordedDelivery.deliveryId, delivery.id))
        .groupBy(delivery.id);
      const sent = copies.filter(({ state }) => state === 'sent');
      return {
        copies: copies.length,
        sent: sent.length,
        sentAndRecordedOnce: sent.filter(({ recorded }) => recorded === 1).length,
        recorded: copies.reduce((sum, { recorded }) => sum + recorded, 0),
      };
    });
  const recordedOnce = (sent: number) => ({ copies: RECIPIENTS, sent, sentAndRecordedOnce: sent, recorded: sent });

  test('killed while half of them have it: the next server goes on, and each is recorded once', async () => {
    await keepHalf();
    const first = start(store.env);
    const session = await signedIn(first);
    const id = await sendToAll(session);
    await until(
      () => detail(session, id),
      ({ progress }) => progress.sent > 0,
    );
    await end(first, 'SIGKILL');
    const half = await left(id);
    expect(half).toEqual(recordedOnce(half.sent));
    expect(half.sent).toBeGreaterThan(0);
    expect(half.sent).toBeLessThan(RECIPIENTS);
    await takeAll();

    const second = start(store.env);
    const again = await signedIn(second);
    const { status, progress } = await until(
      () => detail(again, id),
      (push) => push.status !== 'sending',
    );
    expect(status).toBe('sent');
    expect(progress).toEqual({ recipients: RECIPIENTS, sent: RECIPIENTS, failed: 0, skipped: 0, opened: 0 });
    await end(second, 'SIGTERM');
    expect(await left(id)).toEqual(recordedOnce(RECIPIENTS));
  });

  test('cancelled while half of them have it: nobody else is recorded', async () => {
    await keepHalf();
    const server = start(store.env);
    const session = await signedIn(server);
    const id = await sendToAll(session);
    await until(
      () => detail(session, id),
      ({ progress }) => progress.sent > 0,
    );
    const { data } = await call(session.at, pushCalls.cancel, { id, reason: 'A mistake' }, session.token);
    expect(data.status).toBe('cancelled');
    const { progress } = await until(
      () => detail(session, id),
      ({ finishedAt }) => finishedAt !== null,
    );
    expect(progress.sent + progress.skipped).toBe(RECIPIENTS);
    expect(progress.skipped).toBeGreaterThan(0);
    // Long enough for a worker that does not know of the cancellation.
    await setTimeout(1500);
    await end(server, 'SIGTERM');
    expect(await left(id)).toEqual(recordedOnce(progress.sent));
    await takeAll();
  });

  test('killed with a gateway that was down before: each arrives, under a key that stays the same', async () => {
    const env = { ...store.env, FISH_PUSH_WEBHOOK: phones.url, FISH_PUSH_SECRET: phones.secret };
    phones.refuseNext(10);
    phones.takeAtMost(RECIPIENTS / 2);
    const first = start(env);
    const id = await sendToAll(await signedIn(first));
    await until(
      async () => phones.keys.length,
      (arrived) => arrived > RECIPIENTS / 5,
    );
    await end(first, 'SIGKILL');
    expect(new Set(phones.keys).size).toBeLessThan(RECIPIENTS);
    phones.takeAtMost();
    // Pretends that the leases have expired.
    await inStore((db) => db.update(delivery).set({ leaseUntil: sql`now()` }).where(eq(delivery.state, 'pending')));

    const second = start(env);
    const again = await signedIn(second);
    const { status, progress } = await until(
      () => detail(again, id),
      (push) => push.status !== 'sending',
    );
    expect({ status, ...progress }).toMatchObject({ status: 'sent', sent: RECIPIENTS, failed: 0 });
    await end(second, 'SIGTERM');
    expect(await left(id)).toMatchObject({ copies: RECIPIENTS, sent: RECIPIENTS });
    expect(new Set(phones.keys).size).toBe(RECIPIENTS);
    // Only copies that were being posted may be posted again.
    expect(phones.keys.length - RECIPIENTS).toBeLessThanOrEqual(20);
    expect(phones.unsigned).toBe(0);
  });
});
