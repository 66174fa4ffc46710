import { eq, inArray, sql } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { type Database, type Db, openPostgres } from '../../db/connect';
import { seedDemo } from '../../db/demo';
import { sysUser } from '../../db/tables';
import { transact } from '../../db/transact';
import { createTestPostgres, PASSWORD, postgresUrl, START } from '../../testing';
import { changeSysUserStatus } from './status';

// The embedded database does one transaction after the other, so none sees an admin whom another is disabling.
for (const url of postgresUrl ? [postgresUrl] : []) {
  describe('admins who are disabled at once', () => {
    let database: Database;
    let drop: () => Promise<void>;

    beforeAll(async () => {
      const made = await createTestPostgres(url);
      drop = made.drop;
      database = openPostgres(made.href);
      await database.prepare((db) => seedDemo(db, { users: 2, admins: 6, now: START, password: PASSWORD }));
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });

    const now = START.toISOString();
    const disable = (tx: Db, admin: typeof sysUser.$inferSelect, id: string) =>
      changeSysUserStatus(tx, { admin, ip: '10.0.0.1', now }, { id, status: 'disabled', reason: 'At once' });

    /** Whether a transaction of this database waits for a lock. */
    const someoneWaits = async () => {
      const waiting = sql`select 1 from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`;
      return ((await database.db.execute(waiting)) as unknown as { rows: unknown[] }).rows.length > 0;
    };

    // Whoever acts on another is held by what the log says of them, so that two who disable each other wait for each
    // other. Those who were disabled since their calls began hold nobody.
    test('the last two, by two who were disabled after their calls began: one stays', async () => {
      const [first, second, third, fourth] = await database.db.select().from(sysUser).orderBy(sysUser.id);
      if (!first || !second || !third || !fourth) throw new Error('There are too few admins');
      await database.db.update(sysUser).set({ status: 'disabled' });
      const targets = [first.id, second.id];
      await database.db.update(sysUser).set({ status: 'enabled' }).where(inArray(sysUser.id, targets));

      let other: Promise<unknown> = Promise.resolve();
      await database.db.transaction(async (tx) => {
        await disable(tx, third, first.id);
        let ended = false;
        other = transact(database.db, (own) => disable(own, fourth, second.id)).catch((error: unknown) => error);
        void other.then(() => {
          ended = true;
        });
        // The second either waits for the first, or goes on beside it.
        while (!ended && !(await someoneWaits()));
      });
      expect(await other).toMatchObject({ code: codes.ruleForbids });
      expect(await database.db.$count(sysUser, eq(sysUser.status, 'enabled'))).toBe(1);
    });
  });
}
