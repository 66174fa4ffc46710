import { useReducer } from 'react';

/** The number of changes made on a page, and what counts one more: as a `key`, what depends on them is read again. */
export const useChanges = () => useReducer((changes: number) => changes + 1, 0);
