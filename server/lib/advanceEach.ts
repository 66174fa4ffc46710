import { failureOf } from '../db/failure';

/** So many items a tick takes at most, since a server that is told to stop waits for the tick. */
const AT_ONCE = 500;

interface Steps<Item> {
  /** The first items that are due, at most `limit`. */
  due(limit: number): Promise<Item[]>;
  /** Performs what is due of an item; false if there is nothing, or another process has it in hand. */
  step(item: Item): Promise<boolean>;
  /** Told of an item that fails. It is tried again with a later tick. */
  onError(error: unknown): void;
}

/**
 * Performs the steps of items that are due, each by itself, so that one which fails keeps no other from its step.
 * Returns whether there is more to do at once.
 */
export async function advanceEach<Item>({ due, step, onError }: Steps<Item>): Promise<boolean> {
  const items = await due(AT_ONCE);
  let steps = 0;
  for (const item of items) {
    try {
      if (await step(item)) steps += 1;
    } catch (error) {
      // The database is away or too slow: no other item would fare better.
      if (failureOf(error)) throw error;
      onError(error);
    }
  }
  // Where none took its step, the next tick would find the same ones.
  return items.length === AT_ONCE && steps > 0;
}
