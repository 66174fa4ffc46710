import { PAGE_SIZES } from '@contract/paging';
import { namesOf } from './fields';
import { type ListPlace, type ListSpec, readPlace, withNames } from './listAddress';

/** Filters and sort in a canonical form, so that equal queries are equal texts; empty for the default. */
export function queryOf(
  spec: ListSpec,
  { filters, sort, order }: Pick<ListPlace, 'filters' | 'sort' | 'order'>,
): string {
  const { fields, sorts, defaultOrder = 'descend' } = spec;
  const params = new URLSearchParams(filters);
  for (const { type, name } of fields) {
    const chosen = type === 'choices' && params.get(name);
    if (chosen) params.set(name, chosen.split(',').sort().join(','));
  }
  if (sort !== sorts[0] || order !== defaultOrder) {
    params.set('sort', sort);
    params.set('order', order);
  }
  params.sort();
  return String(params);
}

/** Reads a saved query. */
export const placeOf = ({ prefix: _, ...spec }: ListSpec, query: string): ListPlace =>
  readPlace(spec, new URLSearchParams(query));

/** Replaces filters and sort in an address by a query, on the first page. */
export function withQuery(spec: ListSpec, address: URLSearchParams, query: string): URLSearchParams {
  const names = [...spec.fields.flatMap(namesOf), 'sort', 'order', 'current', EVERYTHING];
  const cleared = withNames(address, spec.prefix, Object.fromEntries(names.map((name) => [name, undefined])));
  return withNames(cleared, spec.prefix, Object.fromEntries(new URLSearchParams(query)));
}

/** `view=all`: show everything although the list has a default view. */
const EVERYTHING = 'view';
const ALL = 'all';

/** Whether the address says nothing about the list, so that its default view opens. */
export function isBare(spec: ListSpec, address: URLSearchParams): boolean {
  const { prefix, defaultSize = PAGE_SIZES[0] } = spec;
  if (address.get(prefix ? `${prefix}.${EVERYTHING}` : EVERYTHING) === ALL) return false;
  const place = readPlace(spec, address);
  const isFirst = place.current === 1 && place.pageSize === defaultSize;
  return isFirst && !place.unused.length && !queryOf(spec, place);
}

/** Adds `view=all` if the address shows everything and the list has a default view. */
export function spelledOut(spec: ListSpec, address: URLSearchParams, opensWithView: boolean): URLSearchParams {
  const plain = withNames(address, spec.prefix, { [EVERYTHING]: undefined });
  return opensWithView && isBare(spec, plain) ? withNames(plain, spec.prefix, { [EVERYTHING]: ALL }) : plain;
}
