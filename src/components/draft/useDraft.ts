import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { addKeeper, dropDraft, peekDraft } from './keepers';

type IsDraft<T> = (value: unknown) => value is T;

/**
 * What was kept under a name when the last session ended, if it is what `isKept` knows. A name is told from the same
 * at other addresses; within one address it has to be the only one.
 */
export function useFound<T>(name: string, isDraft: IsDraft<T>): T | undefined {
  const [found] = useState(() => {
    const value = peekDraft(name);
    return isDraft(value) ? value : undefined;
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
    dropDraft(name);
    return addKeeper(name, () => latest.current());
  }, [name]);
}

/** A state that is still there when the same admin signs in again after the session ended: which dialog is open. */
export function useDraftState<T>(
  name: string,
  isDraft: IsDraft<T>,
): [T | undefined, Dispatch<SetStateAction<T | undefined>>] {
  const [value, setValue] = useState(useFound(name, isDraft));
  useKeeper(name, () => value);
  return [value, setValue];
}
