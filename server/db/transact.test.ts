import { sql } from 'drizzle-orm';
import { createTestPostgres, postgresUrl } from '../testDatabase';
import type { Database, Db } from './database';
import { openPostgres } from './postgres';
import { transact } from './transact';

// Only on PostgreSQL: the embedded database runs one transaction after the other, so that no lock is ever waited for.
for (const url of postgresUrl ? [postgresUrl] : []) {
  describe('transactions that wait for each other', () => {
    let database: Database;
    let drop: () => Promise<void>;

    beforeAll(async () => {
      const made = await createTestPostgres(url);
      drop = made.drop;
      database = openPostgres(made.href);
      await database.db.execute(sql`create table counted (id int primary key, count int not null)`);
      await database.db.execute(sql`insert into counted values (1, 0), (2, 0)`);
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });

    /** Two transactions that lock the same rows in opposite order, each waiting until both hold their first row. */
    const crossing = (run: (db: Db, work: (tx: Db) => Promise<void>) => Promise<void>) => {
      let holding = 0;
      const bothHold = async () => {
        holding += 1;
        while (holding < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      };
      const count = (tx: Db, id: number) => tx.execute(sql`update counted set count = count + 1 where id = ${id}`);
      const work = (first: number, last: number) =>
        run(database.db, async (tx) => {
          await count(tx, first);
          await bothHold();
          await count(tx, last);
        });
      return Promise.allSettled([work(1, 2), work(2, 1)]);
    };
    const counts = async () => (await database.db.execute(sql`select count from counted order by id`)) as unknown;

    test('both are done, each once', async () => {
      const done = await crossing((db, work) => transact(db, work));
      expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(await counts()).toMatchObject({ rows: [{ count: 2 }, { count: 2 }] });
    });

    test('without it one of them fails', async () => {
      const done = await crossing((db, work) => db.transaction(work));
      expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });
}

test('a deadlock is found however deep it stands', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const failed = new Error('the row could not be kept', { cause: new Error('Failed query', { cause: deadlock }) });
  const transaction = jest.fn().mockRejectedValueOnce(failed).mockResolvedValue(1);
  expect(await transact({ transaction } as unknown as Db, async () => 1)).toBe(1);
});

test.each([
  ['a refusal', new Error('refused')],
  ['another failure of the database', Object.assign(new Error('broken'), { code: '23505' })],
])('%s is told at once', async (_, error) => {
  const transaction = jest.fn().mockRejectedValue(error);
  await expect(transact({ transaction } as unknown as Db, async () => 1)).rejects.toBe(error);
  expect(transaction).toHaveBeenCalledTimes(1);
});
