/** How a number has changed since the period before. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** Of what it was, as a part of one; null where that was nothing, or the change can't be said so. */
  part: number | null;
  /** Signed. */
  difference: number;
}

/** The change from `before` to `now`; null where one of them is not known. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const difference = now - before;
  if (difference === 0) return { direction: 'same', part: 0, difference };
  return {
    direction: difference > 0 ? 'up' : 'down',
    part: before > 0 ? Math.abs(difference) / before : null,
    difference,
  };
}
