import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../../scripts/buildServer';
import { embedded } from '../../server/db/embedded';
import { demos, openCopy, openForTemplate, saveTemplate, seed } from '../../server/testTemplate';
import { folderOf, nameRun, removeStaleRuns } from './testRun';

/**
 * Prepares the tests of the back end: databases with and without demo data, of which a copy opens in a fraction of a
 * second, and the built back end for tests that start a process.
 */
export default async function serverSetup(): Promise<void> {
  const run = nameRun();
  // Each run has its own folder, because another run may test other sources at the same time.
  const folder = folderOf(run);
  mkdirSync(folder, { recursive: true });
  await removeStaleRuns();
  const empty = join(folder, 'empty');
  const client = await openForTemplate();
  await embedded(client).prepare(async () => undefined);
  await saveTemplate(client, empty);
  await client.close();
  for (const demo of demos) {
    const copy = await openCopy(empty);
    await seed(demo)(embedded(copy).db);
    await saveTemplate(copy, join(folder, demo));
    await copy.close();
  }
  const server = join(folder, 'server');
  await buildServer(server);
  process.env.FISH_TEST_RUN = run;
  process.env.FISH_TEST_SERVER = server;
  process.env.FISH_TEST_DATABASES = folder;
}
