import { history, useLocation, useSearchParams } from '@umijs/max';
import { useMemo } from 'react';
import { PAGE_SIZES } from '@contract/paging';
import { type FilterField, type FilterValues, namesOf, readFilters, toQuery } from './fields';

export type Order = 'ascend' | 'descend';

export interface ListSpec {
  fields: readonly FilterField[];
  /** Columns that can be sorted by; the first is the default. */
  sorts: readonly [string, ...string[]];
  defaultOrder?: Order;
  /** Rows on a page unless the address says otherwise. */
  defaultSize?: (typeof PAGE_SIZES)[number];
}

export interface ListState {
  filters: FilterValues;
  current: number;
  pageSize: number;
  sort: string;
  order: Order;
  /** All of it, as the contract wants it. */
  query: Record<string, string | number>;
  /** Sets some filters (`undefined` removes one) and goes back to the first page. */
  setFilters: (change: Record<string, string | undefined>) => void;
  setPage: (current: number, pageSize?: number) => void;
  /** Without a sort: back to the default. */
  setSort: (sort?: string, order?: Order) => void;
  /** Removes every filter. */
  reset: () => void;
}

/**
 * Filters, sort and page of a list live in the address, so that back, refresh and a pasted link show the same rows.
 * What equals the default is left out; nonsense counts as the default; other parameters are left alone.
 */
export function useListState({
  fields,
  sorts,
  defaultOrder = 'descend',
  defaultSize = PAGE_SIZES[0],
}: ListSpec): ListState {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();

  return useMemo(() => {
    const filters = readFilters(fields, params);
    const current = wholeNumber(params.get('current'), 1);
    const pageSize = PAGE_SIZES.find((size) => String(size) === params.get('pageSize')) ?? defaultSize;
    const sort = sorts.find((name) => name === params.get('sort')) ?? sorts[0];
    const order = (['ascend', 'descend'] as const).find((name) => name === params.get('order')) ?? defaultOrder;

    const change = (values: Record<string, string | number | undefined>) => {
      // The next page is on its way: what was still being typed here must not bring the operator back.
      if (history.location.pathname !== pathname) return;
      const next = new URLSearchParams(params);
      next.delete('current');
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      setParams(next);
    };

    return {
      filters,
      current,
      pageSize,
      sort,
      order,
      query: { current, pageSize, sort, order, ...toQuery(fields, filters) },
      setFilters: change,
      setPage: (page, size = pageSize) =>
        change({ current: page > 1 ? page : undefined, pageSize: size === defaultSize ? undefined : size }),
      setSort: (name, direction = defaultOrder) => {
        const isDefault = !name || (name === sorts[0] && direction === defaultOrder);
        change({ sort: isDefault ? undefined : name, order: isDefault ? undefined : direction });
      },
      reset: () => change(Object.fromEntries(fields.flatMap(namesOf).map((name) => [name, undefined]))),
    };
  }, [params, setParams, pathname, fields, sorts, defaultOrder, defaultSize]);
}

function wholeNumber(raw: string | null, fallback: number): number {
  return raw && /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : fallback;
}
