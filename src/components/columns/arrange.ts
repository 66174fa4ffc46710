import type { Layout } from '@contract/view';
import type { ListColumn } from '@/components/list/columns';

/** A column's place: whether it is shown, and the side it stays at. */
export type Place = Layout['columns'][number];

type Declared = Pick<ListColumn<never>, 'key' | 'always' | 'extra'>;

/**
 * The places of a page's columns as they were left: one that is gone is ignored, one that is new stands after the
 * column it was declared after. Those at the left come first, those at the right last, as the table shows them.
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

/** The same order, but for the pinned, who go to their side. */
export const byPin = (places: readonly Place[]): Place[] =>
  SIDES.flatMap((side) => places.filter(({ pin }) => pin === side));

/** What the table draws. */
export function shownColumns<Row>(columns: readonly ListColumn<Row>[], places: readonly Place[]): ListColumn<Row>[] {
  return places.flatMap(({ key, shown, pin }) => {
    const column = shown && columns.find((one) => one.key === key);
    return column ? [pin ? { ...column, fixed: pin } : column] : [];
  });
}
