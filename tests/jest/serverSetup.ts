import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { embedded } from '../../server/db/connect';
import { demos, openCopy, openForTemplate, saveTemplate, seed } from '../../server/testTemplate';
import { folderOf, nameRun, removeStaleRuns } from './testRun';

/**
 * Makes the databases that the back end's tests begin with, without and with demo data: to make one takes seconds, to
 * open a copy a fraction of one.
 */
export default async function serverSetup(): Promise<void> {
  const run = nameRun();
  // Each run has its own: another may be made from other sources just then.
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
  process.env.FISH_TEST_RUN = run;
  process.env.FISH_TEST_DATABASES = folder;
}
