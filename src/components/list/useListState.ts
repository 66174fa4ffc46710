import { history, useLocation } from '@umijs/max';
import { useMemo } from 'react';
import { PAGE_SIZES } from '@contract/paging';
import { dayOf } from './days';
import { namesOf } from './fields';
import { type ListPlace, type ListSpec, type Order, readPlace, withNames } from './listAddress';
import { spelledOut, withQuery } from './listQuery';
import { type Opening, useOpening } from './useOpening';

export type { ListSpec, Order } from './listAddress';

export interface ListState extends ListPlace {
  /** Sets some filters (`undefined` removes one) and goes back to the first page. */
  setFilters: (change: Record<string, string | undefined>) => void;
  setPage: (current: number, pageSize?: number) => void;
  /** Without a sort: back to the default. */
  setSort: (sort?: string, order?: Order) => void;
  /** Removes every filter. */
  reset: () => void;
  /** Where the filters and sort of a query (listQuery.ts) are shown; without any, everything is. */
  addressOf: (query: string) => string;
  /** Nothing is to be shown yet: the view that the list opens with is on its way. */
  waiting: boolean;
}

/**
 * Filters, sort and page of a list live in the address, so that back, refresh and a pasted link show the same rows.
 * What equals the default is left out; nonsense counts as the default; other parameters are left alone. A list with a
 * prefix belongs to a record: it replaces the address, so that back leaves the record rather than turns its pages.
 */
export function useListState(spec: ListSpec, opening?: Opening): ListState {
  const { params, setAddress, opensWithView, waiting } = useOpening(spec, opening);
  const { pathname } = useLocation();
  // The last days are counted from the day they are asked on.
  const today = dayOf(new Date());

  // biome-ignore lint/correctness/useExhaustiveDependencies: `today` is what the place is read by, and `opensWithView` all that `setAddress` depends on
  return useMemo(() => {
    const { fields, prefix, sorts, defaultOrder = 'descend', defaultSize = PAGE_SIZES[0] } = spec;
    const place = readPlace(spec, params);

    const change = (values: Record<string, string | number | undefined>) => {
      const { location } = history;
      // The next page is on its way: what was still being typed here must not bring the operator back.
      if (location.pathname !== pathname) return;
      const next = withNames(new URLSearchParams(location.search), prefix, { current: undefined, ...values });
      setAddress(next, prefix ? { replace: true, state: location.state } : undefined);
    };

    return {
      ...place,
      setFilters: change,
      setPage: (page, size = place.pageSize) =>
        change({ current: page > 1 ? page : undefined, pageSize: size === defaultSize ? undefined : size }),
      setSort: (name, direction = defaultOrder) => {
        const isDefault = !name || (name === sorts[0] && direction === defaultOrder);
        change({ sort: isDefault ? undefined : name, order: isDefault ? undefined : direction });
      },
      reset: () => change(Object.fromEntries(fields.flatMap(namesOf).map((name) => [name, undefined]))),
      addressOf: (query) => `?${spelledOut(spec, withQuery(spec, params, query), opensWithView)}`,
      waiting,
    };
  }, [params, opensWithView, waiting, pathname, spec, today]);
}
