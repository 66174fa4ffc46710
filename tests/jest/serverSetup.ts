import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embedded } from '../../server/db/connect';

const FILE = join(__dirname, '../../.cache/emptyDatabase.tar');

/**
 * Makes the empty embedded database that the back end's tests begin with: to make one takes seconds, to open one that
 * was made before a fraction of them.
 */
export default async function serverSetup(): Promise<void> {
  const client = await PGlite.create();
  await embedded(client).prepare(async () => undefined);
  const files = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(join(FILE, '..'), { recursive: true });
  writeFileSync(FILE, Buffer.from(await files.arrayBuffer()));
  process.env.FISH_TEST_EMPTY_DATABASE = FILE;
}
