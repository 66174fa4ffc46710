import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { openClient } from '../testDatabase';
import { embedded } from './embedded';
import { failureOf } from './failure';

afterEach(() => jest.restoreAllMocks());

const panic = () => Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), { severity: 'PANIC' });
const failure = (work: Promise<unknown>) => work.then(String, (error: unknown) => failureOf(error)?.kind);

test('after a PANIC nothing is asked of the embedded database, not even a rollback, and it is said once', async () => {
  const client = await openClient('empty');
  const onEnd = jest.fn();
  client.onEnd = onEnd;
  const database = embedded(client);

  const asked = jest.spyOn(PGlite.prototype, 'execProtocolRawSync');
  const transaction = database.db.transaction(async (tx) => {
    asked.mockImplementationOnce(() => {
      throw panic();
    });
    await tx.execute(sql`select 1`);
  });
  expect(await failure(transaction)).toBe('unknown');
  const times = asked.mock.calls.length;
  expect(await failure(database.check())).toBe('unknown');
  expect(await failure(database.db.transaction(async (tx) => void (await tx.execute(sql`select 1`))))).toBe('unknown');
  await database.close();
  expect(asked).toHaveBeenCalledTimes(times);
  expect(onEnd).toHaveBeenCalledTimes(1);
  // It only seemed to have ended: left open it would keep the process alive.
  await PGlite.prototype.close.call(client);
});

test('any other error ends nothing', async () => {
  const client = await openClient('empty');
  client.onEnd = jest.fn();
  const { db, close } = embedded(client);
  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();
  await db.execute(sql`select 1`);
  expect(client.onEnd).not.toHaveBeenCalled();
  await close();
});

test('times are texts, alone and in a transaction, without a copy of the parsers for each query', async () => {
  const client = await openClient('empty');
  const copied = jest.fn();
  client.parsers = new Proxy<typeof client.parsers>(client.parsers, {
    ownKeys(parsers) {
      copied();
      return Reflect.ownKeys(parsers);
    },
  });
  const { db, close } = embedded(client);
  const times = sql`select timestamptz '2026-03-10 10:20:30+00' as at, array[date '2026-03-10'] as days, 7 as number`;
  const expected = [{ at: '2026-03-10 10:20:30+00', days: '{2026-03-10}', number: 7 }];
  expect(await db.execute(times)).toMatchObject({ rows: expected });
  expect(await db.transaction((tx) => tx.execute(times))).toMatchObject({ rows: expected });
  expect(copied).not.toHaveBeenCalled();
  await close();
});
