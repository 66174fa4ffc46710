import { type FieldValues, same } from './same';

export type Side = 'mine' | 'theirs';

/** A field that two people left with different values. */
export interface Difference {
  name: string;
  /** As both had read it. */
  was: unknown;
  mine: unknown;
  theirs: unknown;
  /** Who alone changed it; undefined when both did, and someone has to choose. */
  changedBy?: Side;
}

/** The fields of a form in which `mine` and `theirs` are not the same. */
export function differencesOf(was: FieldValues, mine: FieldValues, theirs: FieldValues): Difference[] {
  return Object.keys(mine)
    .filter((name) => name in theirs && !same(mine[name], theirs[name]))
    .map((name) => {
      const difference = { name, was: was[name], mine: mine[name], theirs: theirs[name] };
      if (same(was[name], mine[name])) return { ...difference, changedBy: 'theirs' };
      return same(was[name], theirs[name]) ? { ...difference, changedBy: 'mine' } : difference;
    });
}

/** Mine, with theirs where theirs was chosen. */
export function merge(
  mine: FieldValues,
  differences: Difference[],
  chosen: Partial<Record<string, Side>>,
): FieldValues {
  const taken = differences.filter(({ name }) => chosen[name] === 'theirs').map(({ name, theirs }) => [name, theirs]);
  return { ...mine, ...Object.fromEntries(taken) };
}
