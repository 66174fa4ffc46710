import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { HEALTH_PATH } from '../contract/health.enums';
import { pushCalls } from '../contract/push/calls';
import { sceneTemplateCalls } from '../contract/sceneTemplate/calls';
import { room } from './areas/room/table';
import { sceneTemplate } from './areas/sceneTemplate/table';
import { user } from './areas/user/table';
import type { Database } from './db/database';
import { openPostgres } from './db/postgres';
import { TestProxy } from './db/testProxy';
import { recordedDelivery } from './delivery/table';
import { addUsers, everyone } from './delivery/testSending';
import { HOUR_MS } from './lib/time';
import { createTestPostgres, postgresUrl } from './testDatabase';
import { call, killAll, type Started, signIn, start } from './testProcess';

const PASSWORD = 'first-password';

// The embedded database can't go away: it is in the same process.
for (const url of postgresUrl ? [postgresUrl] : []) {
  describe('npm run serve on a PostgreSQL that goes away', () => {
    const USERS = 50;
    let proxy: TestProxy;
    let direct: Database;
    let holder: Client;
    let drop: () => Promise<void>;
    let server: Started;
    let at: string;
    let token: string;

    beforeAll(async () => {
      const made = await createTestPostgres(url);
      ({ drop } = made);
      proxy = await TestProxy.open(made.href);
      direct = openPostgres(made.href);
      holder = new Client({ connectionString: made.href });
      await holder.connect();
      server = start({
        FISH_LOG: 'info',
        DATABASE_URL: proxy.href,
        FISH_DATA: 'memory',
        FISH_ADMIN_PASSWORD: PASSWORD,
      });
      at = (await server.address) ?? '';
      token = await signIn(at, PASSWORD);
      await addUsers(direct.db, USERS, new Date().toISOString());
    });
    afterAll(async () => {
      killAll();
      await holder.end();
      await direct.close();
      await proxy.close();
      await drop();
    });

    /** PostgreSQL goes away while the server waits for a table, and comes back when `meanwhile` is done. */
    async function awayAt(table: string, work: () => Promise<unknown>, meanwhile: () => Promise<void>) {
      await holder.query(`begin; lock table ${table} in access exclusive mode`);
      const working = work();
      const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await direct.db.$count(waiting)) === 0);
      await proxy.goAway();
      await working;
      await meanwhile();
      await holder.query('rollback');
      await proxy.comeBack();
    }
    const health = async () => (await fetch(`${at}${HEALTH_PATH}`)).status;

    test('a write in between is undone and told; the next one is done', async () => {
      const scene = {
        name: 'Lake',
        theme: 'lake',
        cover: '/fish/demo/cover-lake-1.svg',
        capacity: 8,
        unlockLevel: 1,
      } as const;
      const write = () => call(at, sceneTemplateCalls.modify, scene, token);
      for (let time = 0; time < 3; time += 1) {
        await awayAt(
          'scene_template',
          async () =>
            expect(await write()).toMatchObject({ code: 503, message: expect.stringContaining('Nothing was saved') }),
          async () => expect(await health()).toBe(503),
        );
        expect(await health()).toBe(200);
      }
      expect(await write()).toMatchObject({ code: 200 });
      expect(
        server
          .output()
          .match(/"the database is (away|back)"/g)
          ?.slice(0, 2),
      ).toEqual(['"the database is away"', '"the database is back"']);
      expect(await direct.db.$count(sceneTemplate)).toBe(1);
      expect(server.process.exitCode).toBeNull();
    });

    test('a push on its way goes on by itself, and everybody has it once', async () => {
      const text = { title: 'Hello', body: 'Come in', image: null };
      const draft = { ...text, opens: 'app', roomId: null, url: null, scheduledAt: null, expiresAt: null } as const;
      const { id, version } = (await call(at, pushCalls.saveOrUpdate, { ...draft, audience: everyone }, token)).data;
      await awayAt(
        'recorded_delivery',
        () => call(at, pushCalls.send, { id, version }, token),
        async () => expect(await health()).toBe(503),
      );
      while ((await call(at, pushCalls.detail, { id }, token)).data.status !== 'sent');
      expect(await direct.db.$count(recordedDelivery)).toBe(USERS);
    });

    test('a step of the clock in between is done afterwards', async () => {
      const [scene] = await direct.db.select().from(sceneTemplate).limit(1);
      const [host] = await direct.db.select().from(user).limit(1);
      const at = (ms: number) => new Date(Date.now() + ms).toISOString();
      const facts = {
        kind: 'activity',
        number: 1,
        title: 'By the lake',
        category: 'talk',
        status: 'scheduled',
      } as const;
      const where = { sceneTemplateId: scene?.id ?? '', hostId: host?.id ?? '', capacity: 8 };
      const times = { startsAt: at(3 * HOUR_MS), endsAt: at(4 * HOUR_MS), createdAt: at(0), updatedAt: at(0) };
      await direct.db.insert(room).values({ ...facts, ...where, ...times });
      // The clock itself asks for it, every two seconds.
      await awayAt(
        'room',
        async () => undefined,
        async () => expect(await health()).toBe(503),
      );
      await direct.db.update(room).set({ startsAt: at(-1000) });
      while ((await direct.db.$count(room, eq(room.status, 'live'))) === 0);
      expect(server.process.exitCode).toBeNull();
    });
  });
}
