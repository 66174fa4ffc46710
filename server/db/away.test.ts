import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { HOUR_MS } from '../lib/time';
import { administer, createTestPostgres, postgresUrl } from '../testDatabase';
import type { Database, Db } from './database';
import { DatabaseFailure, failureOf } from './failure';
import { LIMITS } from './limits';
import { PooledClient } from './pooledClient';
import { openPostgres } from './postgres';
import { rowsOf } from './rows';
import { TestProxy } from './testProxy';

/** Short enough for a test to wait for, and few enough to use up. */
const limits = {
  // No statement of a call ends by itself while a test looks on.
  calls: { connections: 2, connectMs: 1000, statementMs: HOUR_MS, lockMs: 200 },
  reports: { ...LIMITS.reports, connections: 1, statementMs: 500 },
  clock: { ...LIMITS.clock, connections: 1 },
  health: { ...LIMITS.health, connectMs: 1000 },
};

// The embedded database can't go away: it is in the same process.
for (const url of postgresUrl ? [postgresUrl] : []) {
  describe('PostgreSQL', () => {
    let database: Database;
    let proxy: TestProxy;
    let direct: string;
    let drop: () => Promise<void>;

    beforeAll(async () => {
      const made = await createTestPostgres(url);
      ({ drop, href: direct } = made);
      proxy = await TestProxy.open(direct);
      database = openPostgres(proxy.href, limits);
      await database.db.execute(sql`create table counted (id int primary key, count int not null)`);
      await database.db.execute(sql`insert into counted values (1, 0)`);
    });
    afterAll(async () => {
      await database.close();
      await proxy.close();
      await drop();
    });

    const count = (tx: Db) => tx.execute(sql`update counted set count = count + 1 where id = 1`);
    const numberOf = async (db: Db, query: ReturnType<typeof sql>) =>
      Number(Object.values((await rowsOf<object>(db, query))[0] ?? {})[0]);
    const counted = () => numberOf(database.db, sql`select count from counted`);
    const pidOf = (db: Db) => numberOf(db, sql`select pg_backend_pid()`);
    const kindOf = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error) => failureOf(error)?.kind ?? error,
      );
    /** Ends a connection as an administrator, or PostgreSQL when it is stopped, does. */
    const terminate = (pid: number) =>
      administer(direct, async (client) => {
        await client.query('select pg_terminate_backend($1)', [pid]);
        const isThere = async () =>
          (await client.query('select from pg_stat_activity where pid = $1', [pid])).rowCount !== 0;
        while (await isThere());
      });
    const activity = (query: string) =>
      administer(direct, async (client) => {
        const found = await client.query('select pid from pg_stat_activity where query like $1 and state = $2', [
          `${query}%`,
          'active',
        ]);
        return found.rows.map(({ pid }) => Number(pid));
      });
    const until = async (isThere: () => Promise<boolean>) => {
      while (!(await isThere()));
    };

    test('that ends in the middle of transactions undoes them, and the next ones are done', async () => {
      const before = await counted();
      // More often than there are connections: none is lost.
      for (let time = 0; time < 3; time += 1) {
        const ended = database.db.transaction(async (tx) => {
          await count(tx);
          await terminate(await pidOf(tx));
          await count(tx);
        });
        expect(await kindOf(ended)).toBe('away');
      }
      expect(await counted()).toBe(before);
      await database.db.transaction(count);
      expect(await counted()).toBe(before + 1);
    });

    test('that ends while a statement waits, too, also in a savepoint, and the first error is told', async () => {
      const ended = database.db.transaction(async (tx) => {
        const pid = await pidOf(tx);
        await tx.transaction(async (inner) => {
          await Promise.all([inner.execute(sql`select pg_sleep(60)`), terminate(pid)]);
        });
      });
      const error = await ended.catch((failed) => failed);
      expect(failureOf(error)).toMatchObject({ kind: 'away', cause: { code: '57P01' } });
    });

    test('whose connection breaks before the answer to a commit leaves it unknown', async () => {
      const before = await counted();
      proxy.cutAfter('commit');
      expect(await kindOf(database.db.transaction(count))).toBe('unknown');
      await until(async () => (await counted()) === before + 1);
    });

    test('whose connection breaks before the answer to a single write leaves it unknown; to a question, not', async () => {
      proxy.cutAfter('update counted');
      expect(await kindOf(count(database.db))).toBe('unknown');
      proxy.cutAfter('select count');
      expect(await kindOf(counted())).toBe('away');
    });

    test('that refuses is away for all, and found again when it is back', async () => {
      await database.check();
      await proxy.goAway();
      const all = () => [database.db.transaction(count), counted(), pidOf(database.clock), database.check()];
      expect(await Promise.all(all().map(kindOf))).toEqual(['away', 'away', 'away', 'away']);
      await proxy.comeBack();
      expect(await Promise.all(all().map(kindOf))).toEqual(['done', 'done', 'done', 'done']);
    });

    test('that is silent is away after a while', async () => {
      await database.check();
      proxy.hang();
      expect(await kindOf(database.check())).toBe('away');
      proxy.goOn();
      await database.check();
    });

    /** Uses up the connections of calls, each holding the row, while `work` goes on. */
    const whileHeld = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let taken = () => {};
      const isTaken = new Promise<void>((resolve) => {
        taken = resolve;
      });
      const first = database.db.transaction(async (tx) => {
        await count(tx);
        taken();
        await released;
      });
      await isTaken;
      try {
        return await work();
      } finally {
        release();
        await first;
      }
    };

    test('waits for a row only so long', async () => {
      await whileHeld(async () => {
        expect(await kindOf(database.db.transaction(count))).toBe('busy');
      });
    });

    test('without a connection to spare is busy after a while; others have theirs, and it is healthy', async () => {
      await whileHeld(() =>
        database.db.transaction(async () => {
          expect(await kindOf(counted())).toBe('busy');
          await database.check();
          expect(await kindOf(pidOf(database.clock))).toBe('done');
          expect(await kindOf(pidOf(database.reader(new AbortController().signal, true)))).toBe('done');
        }),
      );
      expect(await kindOf(counted())).toBe('done');
    });

    test('ends a report that takes too long', async () => {
      expect(await kindOf(database.reader(new AbortController().signal, true).execute(sql`select pg_sleep(60)`))).toBe(
        'busy',
      );
    });

    test('stops a query when its caller has gone; its connection serves nobody else', async () => {
      const caller = new AbortController();
      const reader = database.reader(caller.signal, false);
      const asked = kindOf(reader.execute(sql`select pg_sleep(60) as abandoned`));
      await until(async () => (await activity('select pg_sleep(60) as abandoned')).length === 1);
      const [pid] = await activity('select pg_sleep(60) as abandoned');
      caller.abort();
      expect(await asked).toBe('abandoned');
      expect(await activity('select pg_sleep(60) as abandoned')).toEqual([]);
      const next = await Promise.all([pidOf(database.db), pidOf(database.db)]);
      expect(next).not.toContain(pid);
      expect(await kindOf(pidOf(reader))).toBe('abandoned');
    });
  });
}

test('a failure is found in what wraps it; any other error is none', () => {
  const failure = new DatabaseFailure('away');
  expect(failureOf(new Error('a', { cause: new Error('b', { cause: failure }) }))).toBe(failure);
  expect(failureOf(new Error('a', { cause: new Error('b') }))).toBeUndefined();
  expect(failureOf('a text')).toBeUndefined();
});

test('a transaction whose caller leaves between two statements is not given to the next', async () => {
  const client = { query: jest.fn(), release: jest.fn() };
  const pool = { connect: async () => client } as unknown as Pool;
  const caller = new AbortController();
  const held = await PooledClient.checkOut(pool, true, caller.signal);
  await held.query({ text: 'begin' }, []);
  caller.abort();
  await expect(held.query({ text: 'select 1' }, [])).rejects.toMatchObject({ kind: 'abandoned' });
  await held.query({ text: 'rollback' }, []);
  held.release();
  expect(client.query).toHaveBeenCalledTimes(1);
  expect(client.release).toHaveBeenCalledWith(expect.objectContaining({ kind: 'abandoned' }));
});
