import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { addKeeper, dropDraft, type Keeper, peekDraft } from './keepers';

type IsDraft<T> = (value: unknown) => value is T;

/** The draft under a name from before the session ended or the page was reloaded, if `isDraft` accepts it. The name must be unique at its address. */
export function useFound<T>(name: string, isDraft: IsDraft<T>): T | undefined {
  const [found] = useState(() => {
    const value = peekDraft(name);
    return isDraft(value) ? value : undefined;
  });
  return found;
}

/** Keeps what `current` returns when the session ends or the page is reloaded; undefined keeps nothing. */
export function useKeeper(name: string, current: () => unknown, kind: Keeper['kind'] = 'typed'): void {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  useEffect(() => {
    // Dropped in an effect, because React may discard a rendering.
    dropDraft(name);
    return addKeeper(name, { current: () => latest.current(), kind });
  }, [name, kind]);
}

/**
 * A state that survives an expired session of the same admin, such as which dialog is open. A reload keeps it only if
 * something is `typed`, here or in a form.
 */
export function useDraftState<T>(
  name: string,
  isDraft: IsDraft<T>,
  kind: Keeper['kind'] = 'place',
): [T | undefined, Dispatch<SetStateAction<T | undefined>>] {
  const [value, setValue] = useState(useFound(name, isDraft));
  useKeeper(name, () => value, kind);
  return [value, setValue];
}
