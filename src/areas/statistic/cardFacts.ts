import type { Change } from './change';

export interface CardFacts {
  /** Null if it can't be calculated. */
  value: number | null;
  /** The previous period's value; undefined when not compared. */
  before?: number | null;
  change: Change | null;
  /** How to write the number and its change: in per cent, as a difference, or in percentage points. */
  as: 'number' | 'signed' | 'share';
  changeAs: 'part' | 'difference' | 'points';
  /** Neither more nor less is better. */
  neutral?: true;
}
