import type { Layout } from '@contract/view';
import type { ListColumn } from '@/components/list/columns';

export type Place = Layout['columns'][number];

type Declared = Pick<ListColumn<never>, 'key' | 'always' | 'extra'>;

/**
 * The page's columns in the saved order: removed columns are ignored, and new ones follow the column they were declared
 * after. Pinned columns are at their side, as in the table.
 */
export function arrange(columns: readonly Declared[], kept: readonly Place[] = []): Place[] {
  const declared = new Map(columns.map((column) => [column.key, column]));
  const places = kept
    .filter(({ key }) => declared.has(key))
    .map((place) => (declared.get(place.key)?.always ? { ...place, shown: true } : place));
  columns.forEach(({ key, extra }, index) => {
    if (places.some((place) => place.key === key)) return;
    const before = places.findIndex((place) => place.key === columns[index - 1]?.key);
    places.splice(before + 1, 0, { key, shown: !extra });
  });
  return byPin(places);
}

const SIDES = ['left', undefined, 'right'] as const;

/** Moves pinned columns to their side and keeps the order otherwise. */
export const byPin = (places: readonly Place[]): Place[] =>
  SIDES.flatMap((side) => places.filter(({ pin }) => pin === side));

export function shownColumns<Row>(columns: readonly ListColumn<Row>[], places: readonly Place[]): ListColumn<Row>[] {
  return places.flatMap(({ key, shown, pin }) => {
    const column = shown && columns.find((one) => one.key === key);
    return column ? [pin ? { ...column, fixed: pin } : column] : [];
  });
}
