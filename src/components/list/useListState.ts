import { history, useLocation } from '@umijs/max';
import { useMemo } from 'react';
import { PAGE_SIZES } from '@contract/paging';
import { dayOf } from './days';
import { namesOf } from './fields';
import { type ListPlace, type ListSpec, type Order, readPlace, withNames } from './listAddress';
import { spelledOut, withQuery } from './listQuery';
import { type Opening, useOpening } from './useOpening';
import { refusals } from './useRefusedValues';

export type { ListSpec, Order } from './listAddress';

export interface ListState extends ListPlace {
  /** Sets some filters (`undefined` removes one) and goes to the first page. */
  setFilters: (change: Record<string, string | undefined>) => void;
  setPage: (current: number, pageSize?: number) => void;
  setSort: (sort?: string, order?: Order) => void;
  reset: () => void;
  /** The address of a query (listQuery.ts); without one, of the whole list. */
  addressOf: (query: string) => string;
  /** True until the default view is known; nothing should be shown yet. */
  waiting: boolean;
}

/**
 * Filters, sort and page are kept in the address, so that back, reload and a pasted link show the same rows. Defaults
 * are left out, invalid values are ignored, other names are kept. A list with a prefix belongs to a record and replaces
 * the address, so that back leaves the record.
 */
export function useListState(spec: ListSpec, opening?: Opening): ListState {
  const { params, setAddress, opensWithView, waiting } = useOpening(spec, opening);
  const { pathname } = useLocation();
  // "Last n days" depends on today.
  const today = dayOf(new Date());
  const refused = refusals.use();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `setAddress` depends on `opensWithView` and `pathname` alone
  const { change, setSort } = useMemo(() => {
    const { prefix, sorts, defaultOrder = 'descend' } = spec;
    const change = (values: Record<string, string | number | undefined>) => {
      const { location } = history;
      // Another page is loading: a delayed search must not navigate back here.
      if (location.pathname !== pathname) return;
      const next = withNames(new URLSearchParams(location.search), prefix, { current: undefined, ...values });
      setAddress(next, prefix ? { replace: true, state: location.state } : undefined);
    };
    const setSort: ListState['setSort'] = (name, direction = defaultOrder) => {
      const isDefault = !name || (name === sorts[0] && direction === defaultOrder);
      change({ sort: isDefault ? undefined : name, order: isDefault ? undefined : direction });
    };
    return { change, setSort };
  }, [opensWithView, pathname, spec]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is read anew on another day, and without a refused value
  return useMemo(() => {
    const { fields, defaultSize = PAGE_SIZES[0] } = spec;
    const place = readPlace(spec, params);

    return {
      ...place,
      setFilters: change,
      setPage: (page, size = place.pageSize) =>
        change({ current: page > 1 ? page : undefined, pageSize: size === defaultSize ? undefined : size }),
      setSort,
      reset: () => change(Object.fromEntries(fields.flatMap(namesOf).map((name) => [name, undefined]))),
      addressOf: (query) => `?${spelledOut(spec, withQuery(spec, params, query), opensWithView)}`,
      waiting,
    };
  }, [change, setSort, params, opensWithView, waiting, spec, today, refused]);
}
