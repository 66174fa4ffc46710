import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Holder, read } from './lockFile';

/** A holder says this often that it is there. */
export const HEARTBEAT_MS = 2000;
/** Who has said nothing for so long is gone: much longer than a beat, because a machine may be busy. */
export const STALE_MS = 15_000;
const LOOK_MS = 500;

type Pause = (ms: number) => Promise<unknown>;

export interface Watching {
  pause?: Pause;
  /** Called once if it takes time to see whether the holder is still there. */
  onWatch?: (holder: Holder) => void;
}

/** The locks of this process: what else has its pid was left by an earlier one. */
export const held = new Set<string>();

/**
 * Where a pid of ours means something: this start of this machine, and its namespace of processes. In a container Node
 * is always process 1, and sees no process of another one.
 */
export const realm = realmHere();

function realmHere(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return randomUUID();
  }
}

/**
 * Who still uses the folder of a lock. A process of this realm is looked for. Of another one nothing can be seen but
 * that it keeps its lock fresh, so the lock is watched until it is, or for as long as it takes to be stale. No clocks
 * are compared: those of two machines may differ.
 */
export async function livingHolder(file: string, watching: Watching = {}): Promise<Holder | undefined> {
  const { pause = setTimeout, onWatch } = watching;
  const first = read(file);
  if (!first) return undefined;
  if (isNear(first.holder)) return isAlive(first.holder) ? first.holder : undefined;
  onWatch?.(first.holder);
  for (let waited = 0; waited < STALE_MS; waited += LOOK_MS) {
    await pause(LOOK_MS);
    const now = read(file);
    if (now?.holder.id !== first.holder.id) return livingHolder(file, { pause });
    if (now?.freshAt !== first.freshAt) return first.holder;
  }
  return undefined;
}

/** One of an earlier version was written here. */
const isNear = ({ realm: other = realm }: Holder) => other === realm;

function isAlive({ id = '', pid, began }: Holder): boolean {
  if (pid === process.pid) return held.has(id);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // The process exists, but we may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return beginningOf(pid) === began;
}

/** Field 22 of /proc/<pid>/stat: clock ticks since the machine started. The name in field 2 may contain blanks. */
export function beginningOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
