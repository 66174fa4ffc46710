import type { Change } from './change';

/** What a card says. */
export interface CardFacts {
  /** Null: there is nothing to tell it by. */
  value: number | null;
  /** The same in the period before; undefined when not compared. */
  before?: number | null;
  change: Change | null;
  /** How the number is written, and its change: in per cent of what it was, as a difference, in points of per cent. */
  as: 'number' | 'signed' | 'percent';
  changeAs: 'part' | 'difference' | 'points';
  /** More of it is neither good nor bad. */
  neutral?: true;
}
