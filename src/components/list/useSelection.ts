import { useMemo, useState } from 'react';
import type { Counted } from './total';

/** The ticked rows: single rows on any page, or all rows of the filter. */
export interface Selection<Row> {
  /** Rows ticked one by one; empty while `all` is set. */
  rows: readonly Row[];
  /** All rows of the filter are ticked, except those in `except`. */
  all: boolean;
  except: ReadonlySet<string>;
  count: number;
  /** There are more than `count`, until they are counted. */
  more: boolean;
  has: (id: string) => boolean;
  toggle: (rows: readonly Row[], on: boolean) => void;
  selectAll: () => void;
  replace: (rows: readonly Row[]) => void;
  clear: () => void;
}

type Uncounted<Row> = Omit<Selection<Row>, 'count' | 'more'>;

/** The selection of a list with its number of rows, which tells how many all are. */
export const counted = <Row>(selection: Uncounted<Row>, { total, more = false }: Counted): Selection<Row> => ({
  ...selection,
  count: selection.all ? Math.max(0, total - selection.except.size) : selection.rows.length,
  more: selection.all && more,
});

interface Ticked<Row> {
  /** The filters it was made with; other filters clear it. */
  set: string;
  rows: ReadonlyMap<string, Row>;
  all: boolean;
  except: ReadonlySet<string>;
}

/** `set` identifies the filters. Paging and sorting keep the selection. */
export function useSelection<Row extends { id: string }>(set: string): Uncounted<Row> {
  const [ticked, setTicked] = useState<Ticked<Row>>(nothingOf(set));
  const now = ticked.set === set ? ticked : nothingOf<Row>(set);

  return useMemo(() => {
    const { rows, all, except } = now;
    return {
      rows: [...rows.values()],
      all,
      except,
      has: (id) => (all ? !except.has(id) : rows.has(id)),
      toggle: (changed, on) => setTicked(all ? exceptAlso(now, changed, on) : tick(now, changed, on)),
      selectAll: () => setTicked({ ...nothingOf(set), all: true }),
      replace: (next) => setTicked(tick(nothingOf(set), next, true)),
      clear: () => setTicked(nothingOf(set)),
    };
  }, [now, set]);
}

const nothingOf = <Row>(set: string): Ticked<Row> => ({ set, rows: new Map(), all: false, except: new Set() });

function tick<Row extends { id: string }>(now: Ticked<Row>, changed: readonly Row[], on: boolean): Ticked<Row> {
  const rows = new Map(now.rows);
  for (const row of changed) on ? rows.set(row.id, row) : rows.delete(row.id);
  return { ...now, rows };
}

function exceptAlso<Row extends { id: string }>(now: Ticked<Row>, changed: readonly Row[], on: boolean): Ticked<Row> {
  const except = new Set(now.except);
  for (const { id } of changed) on ? except.delete(id) : except.add(id);
  return { ...now, except };
}
