import { PAGE_SIZES } from '@contract/paging';
import { type FilterField, type FilterValues, readFilters, toQuery } from './fields';

export type Order = 'ascend' | 'descend';

export interface ListSpec {
  /** What the list is called where something is kept for it: columns, views, files. */
  name: string;
  /** Stands before each of its names in the address (`ledger.current`) where another list has the plain ones. */
  prefix?: string;
  fields: readonly FilterField[];
  /** Columns that can be sorted by; the first is the default. */
  sorts: readonly [string, ...string[]];
  defaultOrder?: Order;
  /** Rows on a page unless the address says otherwise. */
  defaultSize?: number;
  /** What it opens with, by an address that says nothing, unless a view was made the default; without, everything. */
  opensWith?: string;
}

/** Where a list is: what of it is shown, and how it is asked for. */
export interface ListPlace {
  filters: FilterValues;
  current: number;
  pageSize: number;
  sort: string;
  order: Order;
  /** All of it, as the contract wants it. */
  query: Record<string, string | number>;
}

/** What an address says about a list. What it leaves out is the default, and so is what makes no sense. */
export function readPlace(spec: ListSpec, address: URLSearchParams): ListPlace {
  const { fields, sorts, defaultOrder = 'descend', defaultSize = PAGE_SIZES[0] } = spec;
  const params = ownParams(address, spec.prefix);
  const filters = readFilters(fields, params);
  const current = wholeNumber(params.get('current')) ?? 1;
  const pageSize = PAGE_SIZES.find((size) => String(size) === params.get('pageSize')) ?? defaultSize;
  const sort = sorts.find((name) => name === params.get('sort')) ?? sorts[0];
  const order = (['ascend', 'descend'] as const).find((name) => name === params.get('order')) ?? defaultOrder;
  return {
    filters,
    current,
    pageSize,
    sort,
    order,
    query: { current, pageSize, sort, order, ...toQuery(fields, filters) },
  };
}

/** An address with some of a list's names set, or removed by `undefined`. Names of others are left alone. */
export function withNames(
  address: URLSearchParams,
  prefix: string | undefined,
  values: Record<string, string | number | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') next.delete(nameIn(prefix, name));
    else next.set(nameIn(prefix, name), String(value));
  }
  return next;
}

/** An address without the lists that belong to a record, for when it shows another record or none. */
export function withoutLists(address: URLSearchParams, ...prefixes: string[]): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of address.keys()) {
    if (prefixes.some((prefix) => name.startsWith(nameIn(prefix, '')))) next.delete(name);
  }
  return next;
}

const nameIn = (prefix: string | undefined, name: string) => (prefix ? `${prefix}.${name}` : name);

function ownParams(address: URLSearchParams, prefix: string | undefined): URLSearchParams {
  if (!prefix) return address;
  const start = nameIn(prefix, '');
  const own = [...address].filter(([name]) => name.startsWith(start));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(start.length), value]));
}

function wholeNumber(raw: string | null): number | undefined {
  return raw && /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : undefined;
}
