import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { embedded } from './connect';
import { failureOf } from './failure';
import { EmbeddedClient } from './pglite';

afterEach(() => jest.restoreAllMocks());

const panic = () => Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), { severity: 'PANIC' });
const failure = (work: Promise<unknown>) => work.then(String, (error: unknown) => failureOf(error)?.kind);

test('after a PANIC nothing is asked of the embedded database, not even a rollback, and it is said once', async () => {
  const client = new EmbeddedClient();
  await client.waitReady;
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
});

test('any other error ends nothing', async () => {
  const client = new EmbeddedClient();
  await client.waitReady;
  client.onEnd = jest.fn();
  const { db, close } = embedded(client);
  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();
  await db.execute(sql`select 1`);
  expect(client.onEnd).not.toHaveBeenCalled();
  await close();
});
