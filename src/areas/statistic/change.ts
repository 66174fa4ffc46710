import { isNumber } from '@/components/format';

export interface Change {
  direction: 'up' | 'down' | 'same';
  /** As a fraction of the old value; null if that was zero or the change has no fraction. */
  part: number | null;
  difference: number;
}

const isKnown = (value: number | null): value is number => isNumber(value);

/** Null if one of the two is unknown. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (!isKnown(now) || !isKnown(before)) return null;
  const difference = now - before;
  if (difference === 0) return { direction: 'same', part: 0, difference };
  return {
    direction: difference > 0 ? 'up' : 'down',
    part: before > 0 ? Math.abs(difference) / before : null,
    difference,
  };
}
