import { useSyncExternalStore } from 'react';

/** A value shared by components far apart. */
interface SharedState<T> {
  get: () => T;
  set: (value: T) => void;
  use: () => T;
  subscribe: (listener: () => void) => () => void;
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
    subscribe,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
