import { join } from 'node:path';
import { type Config, StartError } from '../config';
import { folderStore, memoryStore, type UploadStore } from '../lib/uploadStore';
import { type Database, openEmbedded, openPostgres } from './connect';
import { type FolderLock, lockFolder } from './lock';

export interface Storage {
  database: Database;
  uploads: UploadStore;
  /** Only for the embedded database in a folder. */
  lock?: FolderLock;
}

export async function openStorage({ databaseUrl, data, host, port }: Config): Promise<Storage> {
  const uploads = data === 'memory' ? memoryStore() : folderStore(join(data, 'uploads'));
  if (databaseUrl) {
    return { database: openPostgres(databaseUrl), uploads };
  }
  if (data === 'memory') {
    return { database: await openEmbedded(), uploads };
  }
  const lock = await lockFolder(data, `http://${host}:${port}`);
  try {
    return { database: await openEmbedded(join(data, 'database')), uploads, lock };
  } catch (error) {
    lock.release();
    throw new StartError(`The database in ${data} can’t be opened: ${(error as Error).message}`);
  }
}
