import type { Operation } from '@contract/operation';
import { inOrder } from './fieldOrder';

export type Snapshot = Operation['before'];

interface Change {
  field: string;
  was: unknown;
  is: unknown;
  /** Whether the value before is said, and the one after. */
  had: boolean;
  has: boolean;
}

/** The fields of an operation that changed. One that was empty says only its new value. */
export function changesOf(before: Snapshot, after: Snapshot): Change[] {
  return inOrder(Object.keys({ ...before, ...after })).map((field) => {
    const was = before?.[field];
    const is = after?.[field];
    const had = was !== undefined && was !== null && was !== '' && !isReordered(was, is);
    return { field, was, is, had, has: Boolean(after) || !had };
  });
}

/** Only the order differs, and there is no short way to say that. */
const isReordered = (was: unknown, is: unknown): boolean =>
  Array.isArray(was) && Array.isArray(is) && was.length === is.length && was.every((each) => is.includes(each));
