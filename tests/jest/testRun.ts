import { administer, postgresUrl } from '../../server/testDatabase';

const NAME = /^fish_run_(\d+)_/;
const STALE_MS = 86_400_000;

/** What the names of the databases of this run begin with: runs side by side don't meet. */
export const nameRun = () => `fish_run_${Date.now()}_${process.pid}`;

/** Whether the database is of a run that was killed, a day ago or longer. */
export function isStale(name: string): boolean {
  const [, begun] = NAME.exec(name) ?? [];
  return begun !== undefined && Number(begun) < Date.now() - STALE_MS;
}

/** Drops databases on the server that TEST_DATABASE_URL names. */
export async function dropDatabases(which: (name: string) => boolean): Promise<void> {
  if (!postgresUrl) return;
  await administer(postgresUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    for (const { datname } of rows.filter(({ datname }) => which(datname))) {
      await client.query(`drop database if exists ${datname} with (force)`);
    }
  });
}
