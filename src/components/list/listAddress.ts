import { PAGE_SIZES } from '@contract/paging';
import {
  type FilterField,
  type FilterQuery,
  type FilterValues,
  readFilters,
  toQuery,
  type Unused,
  unusedOf,
} from './fields';

export type Order = 'ascend' | 'descend';

export interface ListSpec {
  /** The key of the list's saved columns and views, and of its files. */
  name: string;
  /** Prefix of its names in the address (`ledger.current`) if another list uses the plain ones. */
  prefix?: string;
  fields: readonly FilterField[];
  sorts: readonly [string, ...string[]];
  defaultOrder?: Order;
  defaultSize?: number;
  /** The filters of a bare address, unless a view is the default; without it all rows are shown. */
  opensWith?: string;
}

export interface ListPlace {
  filters: FilterValues;
  /** What is left out of the filters. */
  unused: readonly Unused[];
  current: number;
  pageSize: number;
  sort: string;
  order: Order;
  /** The same in the contract's form. */
  query: FilterQuery;
}

/** Reads a list from an address. Missing and invalid values become the default. */
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
    unused: unusedOf(fields, params),
    current,
    pageSize,
    sort,
    order,
    query: { current, pageSize, sort, order, ...toQuery(fields, filters) },
  };
}

/** Sets or removes (`undefined`) some of a list's names in an address. Names of others are kept. */
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

/** Removes a record's own lists from an address, for showing another record. */
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
