import { mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { requireDiskSpace } from '../lib/diskSpace';
import { type Database, MIGRATIONS, migrationsIn, NAMING } from './database';
import { LargeLists, remembering } from './largeLists';
import { EmbeddedClient } from './pglite';

/**
 * The embedded database, in `folder` or, without one, in memory. In a folder it writes only while the disk has room to
 * spare; if that was not enough, it ends and `onEnd` is called.
 */
export async function openEmbedded(folder?: string, onEnd?: (cause: Error) => void): Promise<Database> {
  if (folder) {
    mkdirSync(folder, { recursive: true });
  }
  const client = await EmbeddedClient.open({ dataDir: folder }, onEnd);
  const database = embedded(client, folder ? () => requireDiskSpace(folder) : undefined);
  // A copy is what SIGKILL would leave: everything that was acknowledged is in it.
  const copyTo = (copy: string) => client.runExclusive(() => cp(folder ?? '', copy, { recursive: true }));
  return folder ? { ...database, copyTo } : database;
}

export function embedded(client: EmbeddedClient, beforeWrites = async () => {}): Database {
  const whole = drizzle(client, NAMING);
  const transaction: (typeof whole)['transaction'] = async (run, config) => {
    await beforeWrites();
    return whole.transaction(run, config);
  };
  const db = remembering(Object.assign(drizzle(client, NAMING), { transaction }), new LargeLists());
  return {
    kind: 'embedded',
    db,
    clock: db,
    reader: () => db,
    check: async () => void (await db.execute(sql`select 1`)),
    pools: () => ({}),
    unlimited: (work) => work(whole),
    async prepare(fill, migrationsFolder = MIGRATIONS) {
      const before = await migrationsIn(whole);
      await migrate(whole, { migrationsFolder });
      await fill(whole);
      return (await migrationsIn(whole)) - before;
    },
    close: () => client.close(),
  };
}
