import type { Shelf, ShelfEntry } from '@contract/shelf';
import { type ShelfSection, shelfSection } from '@contract/shelf/enums';

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

/**
 * What is put on, taken off and moved; as few count as moved as explain the new order, and where it could be one or
 * another, those that were `touched`.
 */
export function changesOf(before: Arrangement, after: Arrangement, touched: readonly string[] = []): Changes {
  const [had, has] = [new Set(idsOf(before)), new Set(idsOf(after))];
  return {
    on: [...has].filter((id) => !had.has(id)),
    off: [...had].filter((id) => !has.has(id)),
    moved: sections.flatMap((section) => movedIn(section, before, after, touched)),
  };
}

export const isChanged = ({ on, off, moved }: Changes): boolean => on.length + off.length + moved.length > 0;

function movedIn(section: ShelfSection, before: Arrangement, after: Arrangement, touched: readonly string[]): string[] {
  const placeOf = new Map(before[section].map((id, place) => [id, place]));
  const stayed = after[section].filter((id) => placeOf.has(id));
  const came = after[section].filter((id) => !placeOf.has(id) && sectionOf(before, id));
  const kept = longestRising(stayed.map((id) => ({ place: placeOf.get(id) ?? 0, touched: touched.includes(id) })));
  return [...came, ...stayed.filter((_, index) => !kept.has(index))];
}

/** Less than one entry counts, however many were touched. */
const TOUCHED = 1 / 1024;

/** Indexes of the most places that rise from left to right: those need not have moved. */
function longestRising(entries: readonly { place: number; touched: boolean }[]): Set<number> {
  /** The best run that ends at each index: how long, and which comes before. */
  const runs: { length: number; previous: number | undefined }[] = [];
  for (const [index, { place, touched }] of entries.entries()) {
    let best: number | undefined;
    for (let at = 0; at < index; at++) {
      if ((entries[at]?.place ?? 0) < place && lengthAt(runs, at) > lengthAt(runs, best)) best = at;
    }
    runs[index] = { length: lengthAt(runs, best) + 1 - (touched ? TOUCHED : 0), previous: best };
  }
  let last = runs.reduce<number | undefined>(
    (best, { length }, at) => (length > lengthAt(runs, best) ? at : best),
    undefined,
  );
  const kept = new Set<number>();
  for (; last !== undefined; last = runs[last]?.previous) kept.add(last);
  return kept;
}

const lengthAt = (runs: readonly { length: number }[], at: number | undefined) =>
  at === undefined ? 0 : (runs[at]?.length ?? 0);

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
