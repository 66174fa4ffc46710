import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { createTestPostgres, postgresUrl } from '../testDatabase';
import { retryOnLock } from './retryOnLock';

for (const url of postgresUrl ? [postgresUrl] : []) {
  test('a change of a table that is being read waits without holding up others, and is made in the end', async () => {
    const { href, drop } = await createTestPostgres(url);
    const clients = [1, 2, 3].map(() => new Client({ connectionString: href }));
    const [changing, reading, other] = clients as [Client, Client, Client];
    await Promise.all(clients.map((client) => client.connect()));
    await changing.query(`create table pond (fish text); set lock_timeout = '50ms'`);
    await reading.query('begin; lock table pond in access share mode');

    let tries = 0;
    const change = retryOnLock(async () => {
      tries += 1;
      await drizzle(changing).execute('alter table pond add column water text');
    }, 1);
    while (tries < 3) await other.query('select fish from pond');
    await reading.query('commit');
    await change;
    await other.query('select water from pond');
    await Promise.all(clients.map((client) => client.end()));
    await drop();
  });
}

test('what else goes wrong is told at once', async () => {
  const broken = Object.assign(new Error('syntax'), { code: '42601' });
  await expect(retryOnLock(() => Promise.reject(broken))).rejects.toBe(broken);
});
