import { useSyncExternalStore } from 'react';

/** Something that a call answered otherwise than the contract says. */
export interface Deviation {
  call: string;
  /** `list.status`; empty for the answer as a whole. */
  field: string;
  problem: Problem;
  /** How many answers, rows or fields it was seen in. */
  count: number;
}

/** `kind`: another kind of value, read as far as possible. `row`: a row without what it takes, left out. */
export type Problem = 'missing' | 'kind' | 'row' | 'noRecord' | 'list';

const noted = new Map<string, Deviation>();
const listeners = new Set<() => void>();
let all: readonly Deviation[] = [];

/** Notes it for `/about`, and once in the browser's console. An operator can't mend it, so that nothing else tells them. */
export function note(call: string, field: string, problem: Problem): void {
  const key = `${call} ${field} ${problem}`;
  const known = noted.get(key);
  if (known) {
    known.count += 1;
    return;
  }
  noted.set(key, { call, field, problem, count: 1 });
  all = [...noted.values()];
  // biome-ignore lint/suspicious/noConsole: for whoever connects a service, who has no page of the console open.
  console.warn(`Answer differs from the contract: ${call}, ${field || 'as a whole'}: ${problem}`);
  for (const listener of listeners) listener();
}

export const isNoted = (call: string, field: string, problem: Problem): boolean =>
  noted.has(`${call} ${field} ${problem}`);

export function forgetDeviations(): void {
  noted.clear();
  all = [];
}

/** Every deviation since the console was loaded. */
export const useDeviations = (): readonly Deviation[] => useSyncExternalStore(subscribe, () => all);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
