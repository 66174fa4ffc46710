import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartError } from '../config';
import { freeBytes, START_BYTES } from '../lib/room';
import { folderStore, memoryStore, type UploadStore } from '../lib/uploadStore';
import { type Database, openEmbedded, openPostgres } from './connect';
import { type FolderLock, lockFolder } from './lock';

export interface Storage {
  database: Database;
  uploads: UploadStore;
  /** Only for the embedded database in a folder. */
  lock?: FolderLock;
}

/** `onEnd` is called if the embedded database has ended and the process has to be started again. */
export async function openStorage(
  { databaseUrl, data, host, port }: Config,
  onEnd: (cause: Error) => void,
): Promise<Storage> {
  const uploads = data === 'memory' ? memoryStore() : folderStore(join(data, 'uploads'));
  if (databaseUrl) {
    return { database: openPostgres(databaseUrl), uploads };
  }
  if (data === 'memory') {
    return { database: await openEmbedded(), uploads };
  }
  mkdirSync(data, { recursive: true });
  if ((await freeBytes(data)) < START_BYTES) {
    throw new StartError(`The disk of ${data} is full: the database needs ${START_BYTES / 2 ** 20} MiB to start.`);
  }
  const lock = await lockFolder(data, `http://${host}:${port}`);
  try {
    return { database: await openEmbedded(join(data, 'database'), onEnd), uploads, lock };
  } catch (error) {
    lock.release();
    throw new StartError(`The database in ${data} can’t be opened: ${(error as Error).message}`);
  }
}
