import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { HEALTH_PATH } from '../contract/health.enums';
import { userCalls } from '../contract/user/calls';
import { wordCalls } from '../contract/word/calls';
import { type Cluster, makeCluster, makeReplica, programs } from '../scripts/kills/cluster';
import { buildApp } from './app';
import { sysUser } from './areas/sysUser/table';
import { developmentKey } from './auth/developmentKey';
import type { Database, Db, ReplicaState } from './db/database';
import { seedDemo } from './db/demo';
import { openPostgres } from './db/postgres';
import { withReplica } from './db/replica';
import { memoryStore } from './lib/uploadStore';
import { createMetrics } from './telemetry/metrics';
import { Running } from './telemetry/running';
import { PASSWORD, START, TestApp } from './testing';

const bin = programs();
const EVERY_MS = 50;
/** However slow the machine: no replica is too far behind, but where a test is about it. */
const NEVER_MS = 600_000;
const BEHIND_MS = 500;
const SLOW_MS = 180_000;

const lookedAfter = async (holds: () => boolean | Promise<boolean>) => {
  for (const until = Date.now() + 60_000; !(await holds()); ) {
    if (Date.now() > until) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

async function read(db: Db, value: SQL): Promise<unknown> {
  const { rows } = (await db.execute(sql`select ${value} as value`)) as unknown as { rows: { value: unknown }[] };
  return rows[0]?.value;
}

(bin ? describe : describe.skip)('with a streaming replica', () => {
  let primary: Cluster;
  let standby: Cluster;
  let onStandby: Database;
  const open: { database: Database; server: TestApp; changes: ReplicaState[] }[] = [];

  /** A server of several, with a session of its own. */
  async function serve(account: string, lagMs = NEVER_MS): Promise<TestApp> {
    const changes: ReplicaState[] = [];
    const database = withReplica(openPostgres(primary.url), standby.url, {
      timing: { everyMs: EVERY_MS, lagMs },
      onChange: (state) => changes.push(state),
    });
    await database.prepare(async () => {});
    const app = await buildApp({ database, uploads: memoryStore(), privateKey: developmentKey, now: () => START });
    const server = new TestApp(app, database.db);
    await server.signIn(account);
    open.push({ database, server, changes });
    return server;
  }

  const replicaOf = (server: TestApp) => open.find((one) => one.server === server)?.database.replica;
  const isUsed = (server: TestApp) => lookedAfter(() => replicaOf(server)?.state().used === true);
  const isLeftOut = (server: TestApp, why: string) => lookedAfter(() => replicaOf(server)?.state().leftOut === why);

  const add = async (server: TestApp, word: string) => server.ask(wordCalls.saveOrUpdate, { word, action: 'block' });
  const has = async (server: TestApp, word: string) =>
    (await server.ask(wordCalls.pageList, { keyword: word })).list.length === 1;

  /** The replica repeats all there is, and every server knows it, and then no more until this is done. */
  async function whilePaused(act: () => Promise<void>): Promise<void> {
    const end = await read(writer.db, sql`pg_current_wal_flush_lsn()::text`);
    const isThere = sql`pg_last_wal_replay_lsn() >= ${end}::pg_lsn`;
    await lookedAfter(async () => (await read(onStandby.db, isThere)) === true);
    await onStandby.db.execute(sql`select pg_wal_replay_pause()`);
    try {
      for (const { database } of open) await database.replica?.look();
      await act();
    } finally {
      await onStandby.db.execute(sql`select pg_wal_replay_resume()`);
    }
  }

  let writer: TestApp;
  let other: TestApp;
  /** Another server, with the writer signed in. */
  let elsewhere: TestApp;
  /** One that soon finds the replica too far behind. */
  let impatient: TestApp;

  beforeAll(async () => {
    primary = await makeCluster(bin ?? '');
    const filling = openPostgres(primary.url);
    await filling.prepare((db: Db) => seedDemo(db, { now: START, password: PASSWORD }));
    await filling.close();
    standby = await makeReplica(bin ?? '', primary);
    onStandby = openPostgres(standby.url);
    writer = await serve('admin');
    elsewhere = await serve('admin');
    const enabled = and(eq(sysUser.status, 'enabled'), ne(sysUser.account, 'admin'));
    const [second] = await writer.db.select({ account: sysUser.account }).from(sysUser).where(enabled).limit(1);
    other = await serve(second?.account ?? '');
    impatient = await serve(second?.account ?? '', BEHIND_MS);
    for (const { server } of open) await isUsed(server);
  }, SLOW_MS);

  afterAll(async () => {
    for (const { database, server } of open) {
      await server.app.close();
      await database.close();
    }
    await onStandby?.close();
    await standby?.remove();
    await primary?.remove();
  }, SLOW_MS);

  test('reads are answered by the replica, and writes go to the primary', async () => {
    await whilePaused(async () => {
      // Behind the back of everybody, so that nobody wrote it.
      await writer.db.execute(sql`update app_user set nickname = 'Seen at the primary'`);
      const { list } = await other.ask(userCalls.pageList, {});
      expect(list.length).toBeGreaterThan(0);
      expect(list.filter(({ nickname }) => nickname === 'Seen at the primary')).toEqual([]);
    });
    await lookedAfter(async () => (await other.ask(userCalls.pageList, { nickname: 'Seen at' })).total > 0);
  });

  test('health and metrics tell of it', async () => {
    await isUsed(writer);
    const replica = { used: true, lagSeconds: expect.any(Number) };
    const { payload } = await writer.app.inject({ url: HEALTH_PATH, headers: { atoken: await writer.signIn() } });
    expect(JSON.parse(payload).details).toMatchObject({ replica });
    const [{ database } = { database: onStandby }] = open;
    expect(await createMetrics(database, new Running()).read()).toMatch(/^fish_replica_used 1$/m);
  });

  test('who wrote reads it at once, from any server, and others when the replica has it', async () => {
    await isUsed(writer);
    await isUsed(elsewhere);
    await whilePaused(async () => {
      await add(writer, 'repeated-late');
      expect(await has(writer, 'repeated-late')).toBe(true);
      expect(await has(elsewhere, 'repeated-late')).toBe(true);
      expect(await has(other, 'repeated-late')).toBe(false);
    });
    await lookedAfter(() => has(other, 'repeated-late'));
  });

  test('a replica that is too far behind is left out, and comes back', async () => {
    await isUsed(impatient);
    await whilePaused(async () => {
      await add(writer, 'far-behind');
      expect(await has(other, 'far-behind')).toBe(false);
      await isLeftOut(impatient, 'behind');
      expect(replicaOf(impatient)?.state().lagSeconds).toBeGreaterThan(BEHIND_MS / 1000);
      expect(await has(impatient, 'far-behind')).toBe(true);
    });
    await isUsed(impatient);
  });

  test(
    'a replica that goes is noticed by the first call, which the primary answers; it comes back',
    async () => {
      await isUsed(other);
      await standby.stop('immediate');
      expect((await other.ask(userCalls.pageList, {})).list.length).toBeGreaterThan(0);
      await isLeftOut(other, 'away');
      await add(writer, 'while-away');
      expect(await has(other, 'while-away')).toBe(true);
      await standby.start();
      await isUsed(other);
      await lookedAfter(() => has(other, 'while-away'));
    },
    SLOW_MS,
  );

  test('each change was told once', () => {
    const toldBy = open.map(({ changes }) => changes.map(({ used, leftOut }) => (used ? 'used' : leftOut)));
    expect(toldBy.flat()).toEqual(expect.arrayContaining(['used', 'behind', 'away']));
    for (const told of toldBy) expect(told.filter((one, place) => one === told[place - 1])).toEqual([]);
  });

  test(
    'one that was promoted is none any more',
    async () => {
      await onStandby.db.execute(sql`select pg_promote()`);
      await isLeftOut(other, 'noReplica');
      expect((await other.ask(userCalls.pageList, {})).list.length).toBeGreaterThan(0);
    },
    SLOW_MS,
  );
});
