import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../config';

interface Holder {
  pid: number;
  /** When that process began, so that another one with the same pid is told apart; null where the system doesn't say. */
  began: string | null;
  address: string;
}

export interface FolderLock {
  /** Says where the holder can be reached, once that is known. */
  publish(address: string): void;
  release(): void;
}

/** Long enough for another process that took over the same stale lock to have written its own. */
const SECOND_LOOK_MS = 100;

/**
 * Makes sure that no other process uses the folder: the embedded database is for one at a time and would let a second
 * one in. A lock whose process is gone is taken over.
 * @throws StartError naming the holder
 */
export async function lockFolder(folder: string, address: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock.json');
  const own: Holder = { pid: process.pid, began: beginningOf(process.pid), address };

  if (!create(file, own)) {
    refuseIfAlive(folder, read(file));
    replace(file, own);
    await setTimeout(SECOND_LOOK_MS);
    refuseIfAlive(folder, read(file));
  }
  return {
    publish: (reachable) => replace(file, { ...own, address: reachable }),
    release: () => {
      if (isOwn(read(file))) {
        rmSync(file, { force: true });
      }
    },
  };
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/** Never half a file for someone who reads it at the same time. */
function replace(file: string, holder: Holder): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  renameSync(draft, file);
}

/** Undefined for a lock that was cut off while it was written: its process did not live to use the folder. */
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
    // Not ours to signal, but there.
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
