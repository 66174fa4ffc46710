import { type FieldValues, same } from './same';

export type Side = 'mine' | 'theirs';

export interface Difference {
  name: string;
  /** The value that both started from. */
  was: unknown;
  mine: unknown;
  theirs: unknown;
  /** Who changed it, if only one did; undefined if both did and someone must choose. */
  changedBy?: Side;
}

/** The fields in which `mine` and `theirs` differ. */
export function differencesOf(was: FieldValues, mine: FieldValues, theirs: FieldValues): Difference[] {
  return Object.keys(mine)
    .filter((name) => name in theirs && !same(mine[name], theirs[name]))
    .map((name) => {
      const difference = { name, was: was[name], mine: mine[name], theirs: theirs[name] };
      if (same(was[name], mine[name])) return { ...difference, changedBy: 'theirs' };
      return same(was[name], theirs[name]) ? { ...difference, changedBy: 'mine' } : difference;
    });
}

/** `mine`, with the fields chosen from `theirs`. */
export function merge(
  mine: FieldValues,
  differences: Difference[],
  chosen: Partial<Record<string, Side>>,
): FieldValues {
  const taken = differences.filter(({ name }) => chosen[name] === 'theirs').map(({ name, theirs }) => [name, theirs]);
  return { ...mine, ...Object.fromEntries(taken) };
}
