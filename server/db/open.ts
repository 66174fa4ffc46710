import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { openControl } from '../keep/control';
import { ordersOn } from '../keep/orders';
import { bucketStore } from '../lib/bucketStore';
import { MEGABYTE } from '../lib/bytes';
import { freeBytes, START_BYTES } from '../lib/diskSpace';
import { folderStore, memoryStore, type UploadStore } from '../lib/uploadStore';
import { OperatorError } from '../operatorError';
import type { UploadPlace } from '../uploadPlace';
import type { Database, ReplicaState } from './database';
import { openEmbedded } from './embedded';
import type { Watching } from './holder';
import { LIMITS } from './limits';
import { type FolderLock, lockFolder } from './lock';
import { openPostgres } from './postgres';
import type { OnPresence } from './presence';
import { withReplica } from './replica';

export interface Storage {
  database: Database;
  uploads: UploadStore;
  /** Only for the embedded database in a folder. */
  lock?: FolderLock;
}

export function openUploads(place: UploadPlace): UploadStore {
  if (typeof place === 'object') return bucketStore(place);
  return place === 'memory' ? memoryStore() : folderStore(place);
}

interface Listeners {
  /** Called if the embedded database has ended, or is another process's, and this one has to be started again. */
  onEnd: (cause: Error) => void;
  onPresence: OnPresence;
  /** Called if another container or machine had the folder, and it takes time to see whether it still has. */
  onWatch?: Watching['onWatch'];
  onReplica?: (state: ReplicaState) => void;
}

export async function openStorage(
  { databaseUrl, databaseReadUrl, data, uploads: place, host, port }: Config,
  { onEnd, onPresence, onWatch, onReplica }: Listeners,
): Promise<Storage> {
  const uploads = openUploads(place);
  if (databaseUrl) {
    const primary = openPostgres(databaseUrl, LIMITS, onPresence);
    const database = databaseReadUrl ? withReplica(primary, databaseReadUrl, { onChange: onReplica }) : primary;
    return { database, uploads };
  }
  if (data === 'memory') {
    return { database: await openEmbedded(), uploads };
  }
  mkdirSync(data, { recursive: true });
  if ((await freeBytes(data)) < START_BYTES) {
    throw new OperatorError(`The disk of ${data} is full: the database needs ${START_BYTES / MEGABYTE} MiB to start.`);
  }
  const lock = await lockFolder(data, `http://${host}:${port}`, { onLost: onEnd, onWatch });
  try {
    const database = await openEmbedded(join(data, 'database'), onEnd);
    const control = await openControl(ordersOn(database, data));
    lock.takesOrders(control);
    const release = () => {
      control.close();
      lock.release();
    };
    return { database, uploads, lock: { ...lock, release } };
  } catch (error) {
    lock.release();
    throw new OperatorError(`The database in ${data} can’t be opened: ${(error as Error).message}`);
  }
}
