import { sql } from 'drizzle-orm';
import { createTestPostgres, postgresUrl } from '../testDatabase';
import { openPostgres } from './postgres';

for (const url of postgresUrl ? [postgresUrl] : []) {
  test('work of any length has no limits, also where the database sets some', async () => {
    const { href, drop } = await createTestPostgres(url);
    const database = openPostgres(href);
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    for (const name of names) {
      const set = sql.raw(`alter database "${new URL(href).pathname.slice(1)}" set ${name} = '7s'`);
      await database.unlimited((db) => db.execute(set));
    }
    const limits = await database.unlimited((db) =>
      db.execute(sql`select name, setting from pg_settings where name in ${names} order by name desc`),
    );
    expect(limits).toMatchObject({
      rows: [...names]
        .sort()
        .reverse()
        .map((name) => ({ name, setting: '0' })),
    });
    await database.close();
    await drop();
  });
}
