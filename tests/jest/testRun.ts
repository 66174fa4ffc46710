import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { administer, postgresUrl } from '../../server/testDatabase';

const FOLDER = join(__dirname, '../../.cache/databases');
const NAME = /^fish_run_(\d+)_\d+/;
const STALE_MS = 86_400_000;

/** The prefix of this run's databases, so that simultaneous runs do not collide. */
export const nameRun = () => `fish_run_${Date.now()}_${process.pid}`;

export const folderOf = (run: string) => join(FOLDER, run);

export const removeRun = (run: string) => removeRuns((other) => other === run);

/** Removes databases that killed runs left at least a day ago. */
export const removeStaleRuns = () => removeRuns((_, begun) => begun < Date.now() - STALE_MS);

async function removeRuns(isMeant: (run: string, begun: number) => boolean): Promise<void> {
  const isOfSuch = (name: string) => {
    const [run, begun] = NAME.exec(name) ?? [];
    return run !== undefined && isMeant(run, Number(begun));
  };
  for (const name of readdirSync(FOLDER).filter(isOfSuch)) rmSync(join(FOLDER, name), { recursive: true, force: true });
  if (!postgresUrl) return;
  await administer(postgresUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    for (const { datname } of rows.filter(({ datname }) => isOfSuch(datname))) {
      await client.query(`drop database if exists ${datname} with (force)`);
    }
  });
}
