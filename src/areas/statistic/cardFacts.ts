import { type Change, changeOf } from './change';

interface Figures {
  /** Null if it can't be calculated. */
  value: number | null;
  /** The previous period's value; undefined when not compared. */
  before?: number | null;
  change: Change | null;
}

interface Writing {
  /** How to write the number and its change: in per cent, as a difference, or in percentage points. */
  as: 'number' | 'signed' | 'share';
  changeAs: 'part' | 'difference' | 'points';
  /** Neither more nor less is better. */
  neutral?: true;
}

export type CardFacts = Figures & Writing;

/** One card of a range, and how its number follows from the sums. */
export interface CardKind<Sums> extends Writing {
  of: (sums: Sums) => number | null;
}

/** The cards of a range, compared with the previous range if there is one. */
export const cardsOf = <Sums extends object, Kind extends CardKind<Sums>>(
  kinds: readonly Kind[],
  now: Sums,
  before?: Sums,
): (Omit<Kind, 'of'> & Figures)[] =>
  kinds.map(({ of, ...kind }) => ({
    ...kind,
    value: of(now),
    ...(before && { before: of(before) }),
    change: before ? changeOf(of(now), of(before)) : null,
  }));
