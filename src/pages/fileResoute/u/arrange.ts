import type { Shelf, ShelfEntry } from '@contract/shelf';
import { type ShelfSection, shelfSection } from '@contract/shelf.enums';

/** What stands where on the shelf, by ids: each section in its order. */
export type Arrangement = Readonly<Record<ShelfSection, readonly string[]>>;

/** From top to bottom. */
export const sections = Object.keys(shelfSection) as ShelfSection[];

/** One change of many sections. */
const each = (of: (section: ShelfSection) => readonly string[]): Arrangement =>
  Object.fromEntries(sections.map((section) => [section, of(section)])) as Record<ShelfSection, readonly string[]>;

/** The shelf as it was read. */
export const arrangementOf = ({ entries }: Pick<Shelf, 'entries'>): Arrangement =>
  each((section) => entries.filter((entry) => entry.section === section).map(({ id }) => id));

/** In which section something stands; undefined off the shelf. */
export const sectionOf = (arrangement: Arrangement, id: string): ShelfSection | undefined =>
  sections.find((section) => arrangement[section].includes(id));

/** Everything that stands on the shelf, from top to bottom. */
export const idsOf = (arrangement: Arrangement): string[] => sections.flatMap((section) => arrangement[section]);

/** Without one. */
export const without = (arrangement: Arrangement, id: string): Arrangement =>
  each((section) => arrangement[section].filter((other) => other !== id));

/** With one at a place of a section, counted from 0; last, unless told otherwise. It leaves where it stood. */
export function withAt(arrangement: Arrangement, id: string, section: ShelfSection, place?: number): Arrangement {
  const rest = without(arrangement, id);
  return { ...rest, [section]: rest[section].toSpliced(place ?? rest[section].length, 0, id) };
}

/** What saving an arrangement over another does. */
export interface Changes {
  on: string[];
  off: string[];
  moved: string[];
}

/** What is put on, taken off and moved; as few count as moved as explain the new order. */
export function changesOf(before: Arrangement, after: Arrangement): Changes {
  const [had, has] = [new Set(idsOf(before)), new Set(idsOf(after))];
  return {
    on: [...has].filter((id) => !had.has(id)),
    off: [...had].filter((id) => !has.has(id)),
    moved: sections.flatMap((section) => movedIn(section, before, after)),
  };
}

export const isChanged = ({ on, off, moved }: Changes): boolean => on.length + off.length + moved.length > 0;

function movedIn(section: ShelfSection, before: Arrangement, after: Arrangement): string[] {
  const placeOf = new Map(before[section].map((id, place) => [id, place]));
  const stayed = after[section].filter((id) => placeOf.has(id));
  const came = after[section].filter((id) => !placeOf.has(id) && sectionOf(before, id));
  const kept = longestRising(stayed.map((id) => placeOf.get(id) ?? 0));
  return [...came, ...stayed.filter((_, index) => !kept.has(index))];
}

/** Indexes of the most numbers that rise from left to right: those need not have moved. */
function longestRising(numbers: readonly number[]): Set<number> {
  /** Of every length so far, the index its best run ends at. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = found < 0 ? ends.length : found;
    previous[index] = ends[length - 1];
    ends[length] = index;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) kept.add(at);
  return kept;
}

/** Pieces sold in the days that a sparkline shows. */
export const soldOf = ({ sales }: Pick<ShelfEntry, 'sales'>): number => sales.reduce((sum, pieces) => sum + pieces, 0);

const BEST = 3;

/** The ids that sold most, the best first; what sold nothing is no best seller. */
export const bestSellers = (entries: readonly Pick<ShelfEntry, 'id' | 'sales'>[]): string[] =>
  entries
    .filter((entry) => soldOf(entry) > 0)
    .sort((a, b) => soldOf(b) - soldOf(a))
    .slice(0, BEST)
    .map(({ id }) => id);
