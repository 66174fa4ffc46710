import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../settingFiles';

interface Holder {
  pid: number;
  /** When the process started, to recognise another process with the same pid; null where the system can't say. */
  began: string | null;
  address: string;
  /** Where it takes orders of commands on this machine, if it does. */
  control?: Control;
}

/** Where the holder takes orders, and the key that it knows them by. */
export interface Control {
  address: string;
  key: string;
}

export interface FolderLock {
  /** Stores the holder's address, once that is known. */
  publish(address: string): void;
  /** Stores where the holder takes orders. */
  takesOrders(control: Control): void;
  release(): void;
}

/** Because of the key. */
const OWNER_ONLY = 0o600;

/** Enough time for another process that took over the same stale lock to write its own. */
const SECOND_LOOK_MS = 100;

/**
 * Makes sure that no other process uses the folder: the embedded database supports one process only but would not
 * refuse a second one. Takes over a lock whose process has ended.
 * @throws StartError naming the holder
 */
export async function lockFolder(folder: string, address: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock.json');
  let own: Holder = { pid: process.pid, began: beginningOf(process.pid), address };

  if (!create(file, own)) {
    refuseIfAlive(folder, read(file));
    replace(file, own);
    await setTimeout(SECOND_LOOK_MS);
    refuseIfAlive(folder, read(file));
  }
  return {
    publish: (reachable) => {
      own = { ...own, address: reachable };
      replace(file, own);
    },
    takesOrders: (control) => {
      own = { ...own, control };
      replace(file, own);
    },
    release: () => {
      if (isOwn(read(file))) {
        rmSync(file, { force: true });
      }
    },
  };
}

/** The process that uses a folder now. */
export function holderOf(folder: string): Holder | undefined {
  const holder = read(join(folder, 'lock.json'));
  return holder && isAlive(holder) ? holder : undefined;
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: OWNER_ONLY });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/** Replaces the file by renaming, so that nobody reads half of it. */
function replace(file: string, holder: Holder): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: OWNER_ONLY });
  renameSync(draft, file);
}

/** Undefined for a lock that was only partly written: its process ended before it used the folder. */
function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

const isOwn = (holder: Holder | undefined) => holder?.pid === process.pid;

function refuseIfAlive(folder: string, holder: Holder | undefined): void {
  if (holder && !isOwn(holder) && isAlive(holder)) {
    throw new StartError(
      `The data folder ${folder} is in use by process ${holder.pid}, which serves ${holder.address}. Stop that process, or set FISH_DATA to another folder.`,
    );
  }
}

function isAlive({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // The process exists, but we may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return beginningOf(pid) === began;
}

/** Field 22 of /proc/<pid>/stat: clock ticks since the machine started. The name in field 2 may contain blanks. */
function beginningOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
