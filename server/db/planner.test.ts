import { sql } from 'drizzle-orm';
import { createTestPostgres, postgresUrl } from '../testDatabase';
import { openPostgres } from './postgres';

for (const url of postgresUrl ? [postgresUrl] : []) {
  test('no statement is compiled, and none starts workers', async () => {
    const { href, drop } = await createTestPostgres(url);
    const database = openPostgres(href);
    const names = ['jit', 'max_parallel_workers_per_gather'];
    const planner = await database.db.execute(
      sql`select setting from pg_settings where name in ${names} order by name`,
    );
    expect(planner).toMatchObject({ rows: [{ setting: 'off' }, { setting: '0' }] });
    await database.close();
    await drop();
  });
}
