import { closeSync, fstatSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Who uses a folder. */
export interface Holder {
  /** Its own, since other containers may have its pid. */
  id?: string;
  /** Where its pid means something; missing in a lock of an earlier version. */
  realm?: string;
  host?: string;
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

/** Because of the key. */
const OWNER_ONLY = 0o600;

/** Returns whether there was no such file yet. */
export function create(file: string, holder: Holder): boolean {
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
export function replace(file: string, holder: Holder): void {
  const draft = `${file}.${holder.id}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: OWNER_ONLY });
  renameSync(draft, file);
}

/**
 * The holder, and when it last said that it is there. Undefined for a lock that was only partly written: its process
 * ended before it used the folder.
 */
export function read(file: string): { holder: Holder; freshAt: number } | undefined {
  let handle: number | undefined;
  try {
    // Of an open file a disk of the network tells what others wrote.
    handle = openSync(file, 'r');
    const { mtimeMs: freshAt } = fstatSync(handle);
    return { holder: JSON.parse(readFileSync(handle, 'utf8')) as Holder, freshAt };
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
