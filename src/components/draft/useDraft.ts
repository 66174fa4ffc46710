import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { addKeeper, dropKept, peekKept } from './keepers';

type IsKept<T> = (value: unknown) => value is T;

/**
 * What was kept under a name when the last session ended, if it is what `isKept` knows. A name is told from the same
 * at other addresses; within one address it has to be the only one.
 */
export function useFound<T>(name: string, isKept: IsKept<T>): T | undefined {
  const [found] = useState(() => {
    const value = peekKept(name);
    return isKept(value) ? value : undefined;
  });
  return found;
}

/** Keeps under a name what `current` answers when the session ends; undefined keeps nothing. */
export function useKeeper(name: string, current: () => unknown): void {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  useEffect(() => {
    // What was found is dropped only now: a rendering that React gave up must not have taken it.
    dropKept(name);
    return addKeeper(name, () => latest.current());
  }, [name]);
}

/** A state that is still there when the same admin signs in again after the session ended: which dialog is open. */
export function useKeptState<T>(
  name: string,
  isKept: IsKept<T>,
): [T | undefined, Dispatch<SetStateAction<T | undefined>>] {
  const [value, setValue] = useState(useFound(name, isKept));
  useKeeper(name, () => value);
  return [value, setValue];
}
