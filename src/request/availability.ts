import { useCallback, useSyncExternalStore } from 'react';
import { specCalls } from '@config/specCalls';
import type { Path } from '@contract/index';
import { profile } from './backEnd';
import { shapes } from '@@/contract/shapes';

/** What the tab's session has found out about the service's calls. */
const MISSING = 'missingCalls';
const ANSWERED = 'answeredCalls';

const listeners = new Set<() => void>();
/** Calls that it answered to with an envelope. */
let answered: Set<string> | undefined;
/** Calls that it answered to as if they were not there. */
let learnt: ReadonlySet<string> | undefined;

/** Whether the service has a call: not if its profile says so, nor once it answered that there is none. */
export function has(call: Path): boolean {
  return hasWith(missing(), call);
}

/** Whether it has all of them; renders again when one turns out to be missing. */
export function useHas(...calls: readonly Path[]): boolean {
  return calls.every(useAvailability());
}

/** `has`, for many calls at once; another function once another call turns out to be missing. */
export function useAvailability(): typeof has {
  const found = useMissing();
  return useCallback((call) => hasWith(found, call), [found]);
}

/** Renders again whenever a call turns out to be missing. */
export function useMissing(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, missing);
}

/**
 * The service answered a question as if there were no such call. False if it has answered it before: then it is only
 * away for a moment, as while a service is replaced; so are the calls of the spec, which every service has. Of a write
 * nothing is concluded: the form that holds what was typed would go with it.
 */
export function markMissing(call: string): boolean {
  if (isOfSpec(call) || answers().has(call)) return false;
  change(new Set([...missing(), call]));
  return true;
}

/** The service said so itself, in an envelope. */
export function markLacking(call: Path): void {
  answers().delete(call);
  markMissing(call);
}

export function markAnswered(call: string): void {
  if (answers().has(call)) return;
  answers().add(call);
  keep(ANSWERED, answers());
}

/** Whether the service has yet to say if it has a call. */
export const isUnknown = (call: Path): boolean => has(call) && !answers().has(call);

/** Asks again from now on, such as in another session. */
export function forgetMissing(): void {
  answered = new Set();
  keep(ANSWERED, answered);
  if (missing().size) change(new Set());
}

function hasWith(found: ReadonlySet<string>, call: string): boolean {
  return hasByProfile(call) && (!found.size || (!found.has(call) && !goesWithout(found, call)));
}

/**
 * A write can't be tried out. Of an area whose questions beyond the spec's are all missing, it is taken to be missing
 * too, unless the profile names it.
 */
function goesWithout(found: ReadonlySet<string>, call: string): boolean {
  if (call.startsWith('GET ') || isOfSpec(call) || call in profile().calls) return false;
  const area = areaOf(call);
  const questions = readCalls().filter((each) => areaOf(each) === area && !isOfSpec(each));
  return questions.length > 0 && questions.every((each) => found.has(each));
}

const areaOf = (call: string) => call.split('/')[3];
const isOfSpec = (call: string) => specCalls.some((each) => each === call);

/** Every question of the contract that is put by GET. */
export const readCalls = (): Path[] => (Object.keys(shapes) as Path[]).filter((call) => call.startsWith('GET '));

/** Every call of the contract that the service lacks. */
export const lackingCalls = (): string[] => Object.keys(shapes).filter((call) => !has(call as Path));

function hasByProfile(call: string): boolean {
  const { calls } = profile();
  const exact = calls[call];
  if (exact !== undefined) return exact !== false;
  const patterns = Object.keys(calls).filter((key) => key.endsWith('*') && call.startsWith(key.slice(0, -1)));
  const [longest] = patterns.sort((a, b) => b.length - a.length);
  return longest === undefined || calls[longest] !== false;
}

function missing(): ReadonlySet<string> {
  learnt ??= new Set(kept(MISSING));
  return learnt;
}

function answers(): Set<string> {
  answered ??= new Set(kept(ANSWERED));
  return answered;
}

function kept(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((call) => typeof call === 'string') : [];
  } catch {
    return [];
  }
}

/** If storage is full or blocked, a reloaded page asks again. */
function keep(key: string, calls: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...calls]));
  } catch {
    // Storage is full or blocked, see above.
  }
}

function change(calls: ReadonlySet<string>): void {
  learnt = calls;
  keep(MISSING, calls);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
