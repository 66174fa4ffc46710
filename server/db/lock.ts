import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../operatorError';
import { heartbeat } from './heartbeat';
import { beginningOf, HEARTBEAT_MS, held, livingHolder, realm, type Watching } from './holder';
import { type Control, create, type Holder, read, replace } from './lockFile';

export interface FolderLock {
  /** Stores the holder's address, once that is known. */
  publish(address: string): void;
  /** Stores where the holder takes orders. */
  takesOrders(control: Control): void;
  release(): void;
}

interface Options extends Watching {
  /** Called if another process has taken the folder, because this one stood still for long: it may write nothing more. */
  onLost?: (cause: Error) => void;
  heartbeatMs?: number;
}

/** Enough time for another process that took over the same stale lock to write its own. */
const SECOND_LOOK_MS = 100;

const lockOf = (folder: string) => join(folder, 'lock.json');

/**
 * Makes sure that no other process uses the folder: the embedded database supports one process only but would not
 * refuse a second one. Takes over a lock whose process has ended.
 * @throws OperatorError naming the holder
 */
export async function lockFolder(folder: string, address: string, options: Options = {}): Promise<FolderLock> {
  const { onLost = endAtOnce, heartbeatMs = HEARTBEAT_MS, ...watching } = options;
  mkdirSync(folder, { recursive: true });
  const file = lockOf(folder);
  const id = randomUUID();
  let own: Holder = { id, realm, host: hostname(), pid: process.pid, began: beginningOf(process.pid), address };
  const isOwn = () => read(file)?.holder.id === id;
  const store = (more: Partial<Holder>) => {
    own = { ...own, ...more };
    if (isOwn()) replace(file, own);
  };

  if (!create(file, own)) {
    refuse(folder, await livingHolder(file, watching));
    replace(file, own);
    await setTimeout(SECOND_LOOK_MS);
    if (!isOwn()) refuse(folder, read(file)?.holder);
  }
  held.add(id);
  const stop = heartbeat({ file, id, everyMs: heartbeatMs }, () =>
    onLost(new Error(`Another process has taken the data folder ${folder}.`)),
  );
  return {
    publish: (reachable) => store({ address: reachable }),
    takesOrders: (control) => store({ control }),
    release: () => {
      stop();
      held.delete(id);
      if (isOwn()) rmSync(file, { force: true });
    },
  };
}

/** The process that uses a folder now. */
export const holderOf = (folder: string): Promise<Holder | undefined> => livingHolder(lockOf(folder));

function refuse(folder: string, holder: Holder | undefined): void {
  if (!holder) return;
  const where = holder.host && holder.host !== hostname() ? ` on ${holder.host}` : '';
  throw new OperatorError(
    `The data folder ${folder} is in use by process ${holder.pid}${where}, which serves ${holder.address}. Stop that process, or set FISH_DATA to another folder.`,
  );
}

function endAtOnce(cause: Error): void {
  process.stderr.write(`${cause.message}\n`);
  process.exit(1);
}
