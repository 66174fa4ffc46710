import { history } from '@umijs/max';
import type { Input } from '@contract/index';
import { useAction } from '@/components/form/useAction';
import type { FilterQuery } from '@/components/list/fields';
import type { ListPath } from '@/components/list/listPath';
import { call } from '@/request';

export interface Around {
  path: ListPath;
  query: FilterQuery;
  current: number;
  pageSize: number;
  page?: { list: { id: string }[]; total: number; more?: boolean; current: number };
  loading: boolean;
}

export interface Steps {
  /** From 0; undefined if the record is not in the list. */
  place?: number;
  total?: number;
  more?: boolean;
  /** Undefined at the end of the list, and until the position is known. */
  previous?: () => void;
  next?: () => void;
}

/**
 * The records before and after one, across the list's pages. A record that an edit moved keeps its old place
 * (`remembered`): next is then the row that has moved up there.
 */
export function useSteps(
  { path, query, current, pageSize, page, loading }: Around,
  id: string,
  remembered: number | undefined,
  show: (id: string, place: number) => void,
): Steps {
  const first = (current - 1) * pageSize;
  // Until the next page has loaded, `page` is still the previous one.
  const rows = page?.current === current ? page.list : [];
  const index = rows.findIndex((row) => row.id === id);
  const isGone = index < 0;
  const place = isGone ? remembered : first + index;

  const rowAt = async (at: number) =>
    rows[at - first] ?? (await call(path, { ...query, current: at + 1, pageSize: 1 } as Input<ListPath>)).list[0];

  const step = useAction(async (from: number, by: 1 | -1) => {
    const { key } = history.location;
    let to = from + by;
    let row = await rowAt(to);
    if (row?.id === id) {
      to += by;
      row = await rowAt(to);
    }
    // The operator may have left the page meanwhile.
    if (row && history.location.key === key) show(row.id, to);
  });

  const { total, more } = page ?? {};
  if (place === undefined || total === undefined || step.running || (isGone && loading)) return { place, total, more };
  const before = isGone ? place - 1 : place;
  return {
    place,
    total,
    more,
    previous: place > 0 ? () => void step.run(place, -1) : undefined,
    next: more || before + 1 < total ? () => void step.run(before, 1) : undefined,
  };
}
