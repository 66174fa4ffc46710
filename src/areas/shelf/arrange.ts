import { valuesOf } from '@contract/enum';
import type { Shelf, ShelfEntry } from '@contract/shelf';
import { homeSection, type ShelfSection, shelfSection } from '@contract/shelf/enums';
import { sumOf } from '@/components/format';

/** The ids of each section, in order. */
export type Arrangement = Readonly<Record<ShelfSection, readonly string[]>>;

export const sections = valuesOf(shelfSection);

const each = (of: (section: ShelfSection) => readonly string[]): Arrangement =>
  Object.fromEntries(sections.map((section) => [section, of(section)])) as Record<ShelfSection, readonly string[]>;

export const arrangementOf = ({ entries }: Pick<Shelf, 'entries'>): Arrangement =>
  each((section) => entries.filter((entry) => knownSection(entry) === section).map(({ id }) => id));

/** What a service puts into a section of its own stands in its type's, so that saving does not take it off the shelf. */
const knownSection = ({ section, item }: ShelfEntry): ShelfSection =>
  section in shelfSection ? section : (homeSection[item.type] ?? 'featured');

export const sectionOf = (arrangement: Arrangement, id: string): ShelfSection | undefined =>
  sections.find((section) => arrangement[section].includes(id));

/** All ids on the shelf, from top to bottom. */
export const idsOf = (arrangement: Arrangement): string[] => sections.flatMap((section) => arrangement[section]);

export const without = (arrangement: Arrangement, id: string): Arrangement =>
  each((section) => arrangement[section].filter((other) => other !== id));

/** Moves an id to a place in a section, counted from 0; without a place, to its end. */
export function withAt(arrangement: Arrangement, id: string, section: ShelfSection, place?: number): Arrangement {
  const rest = without(arrangement, id);
  return { ...rest, [section]: rest[section].toSpliced(place ?? rest[section].length, 0, id) };
}

export interface ShelfChanges {
  on: string[];
  off: string[];
  moved: string[];
}

/** What was put on, taken off and moved. As few as possible count as moved, preferably the `touched` ones. */
export function changesOf(before: Arrangement, after: Arrangement, touched: readonly string[] = []): ShelfChanges {
  const [had, has] = [new Set(idsOf(before)), new Set(idsOf(after))];
  return {
    on: [...has].filter((id) => !had.has(id)),
    off: [...had].filter((id) => !has.has(id)),
    moved: sections.flatMap((section) => movedIn(section, before, after, touched)),
  };
}

export const isChanged = ({ on, off, moved }: ShelfChanges): boolean => on.length + off.length + moved.length > 0;

/**
 * What was changed from `before` to `mine`, done to another arrangement: each entry goes behind the one it stands behind
 * in `mine`. What was taken off there meanwhile stays off, even if it was moved here.
 */
export function doneTo(other: Arrangement, before: Arrangement, mine: Arrangement, touched: readonly string[] = []) {
  const { on, off, moved } = changesOf(before, mine, touched);
  const there = new Set(idsOf(other));
  const placed = new Set([...on, ...moved.filter((id) => there.has(id))]);
  const kept = off.reduce(without, other);
  return sections.reduce((all, section) => {
    const ids = mine[section].filter((id) => placed.has(id));
    return ids.reduce(
      (now, id) => withAt(now, id, section, placeBehind(without(now, id)[section], id, mine[section])),
      all,
    );
  }, kept);
}

/** The place behind the nearest entry before `id` that is there, or the first one. */
function placeBehind(there: readonly string[], id: string, mine: readonly string[]): number {
  const before = mine.slice(0, mine.indexOf(id)).findLast((other) => there.includes(other));
  return before === undefined ? 0 : there.indexOf(before) + 1;
}

function movedIn(section: ShelfSection, before: Arrangement, after: Arrangement, touched: readonly string[]): string[] {
  const placeOf = new Map(before[section].map((id, place) => [id, place]));
  const stayed = after[section].filter((id) => placeOf.has(id));
  const came = after[section].filter((id) => !placeOf.has(id) && sectionOf(before, id));
  const kept = longestRising(stayed.map((id) => ({ place: placeOf.get(id) ?? 0, touched: touched.includes(id) })));
  return [...came, ...stayed.filter((_, index) => !kept.has(index))];
}

/** All touched entries together weigh less than one entry. */
const TOUCHED = 1 / 1024;

function longestRising(entries: readonly { place: number; touched: boolean }[]): Set<number> {
  /** For each index, the longest run that ends there: its length, and the entry before. */
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

export const soldOf = ({ sales }: Pick<ShelfEntry, 'sales'>): number => sumOf(sales) ?? 0;

const BEST = 3;

/** The ids that sold most, the best first; goods without sales are never among them. */
export const bestSellers = (entries: readonly Pick<ShelfEntry, 'id' | 'sales'>[]): string[] =>
  entries
    .filter((entry) => soldOf(entry) > 0)
    .sort((a, b) => soldOf(b) - soldOf(a))
    .slice(0, BEST)
    .map(({ id }) => id);
