import { useSyncExternalStore } from 'react';

/** A value that one component shows and others change, however far apart they stand. */
export interface SharedState<T> {
  get: () => T;
  set: (value: T) => void;
  /** The value, in a component that follows it. */
  use: () => T;
}

export function sharedState<T>(initial: T): SharedState<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
