import { PAGE_SIZES } from '@contract/paging';
import { namesOf } from './fields';
import { type ListPlace, type ListSpec, readPlace, withNames } from './listAddress';

/** Filters and sort in one way of writing, so that the same say the same; empty for the default of all. */
export function queryOf(spec: ListSpec, { filters, sort, order }: Omit<ListPlace, 'query'>): string {
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

/** What a query, kept or given by a page, says about a list today. */
export const placeOf = ({ prefix: _, ...spec }: ListSpec, query: string): ListPlace =>
  readPlace(spec, new URLSearchParams(query));

/** An address with the filters and sort of a query instead of those it has, from the first page. */
export function withQuery(spec: ListSpec, address: URLSearchParams, query: string): URLSearchParams {
  const names = [...spec.fields.flatMap(namesOf), 'sort', 'order', 'current', EVERYTHING];
  const cleared = withNames(address, spec.prefix, Object.fromEntries(names.map((name) => [name, undefined])));
  return withNames(cleared, spec.prefix, Object.fromEntries(new URLSearchParams(query)));
}

/** `view=all`: everything is wanted, where a list would open with a view. */
export const EVERYTHING = 'view';
const ALL = 'all';

/** An address that says nothing of a list: it opens with its default view. */
export function isBare(spec: ListSpec, address: URLSearchParams): boolean {
  const { prefix, defaultSize = PAGE_SIZES[0] } = spec;
  if (address.get(prefix ? `${prefix}.${EVERYTHING}` : EVERYTHING) === ALL) return false;
  const place = readPlace(spec, address);
  return place.current === 1 && place.pageSize === defaultSize && !queryOf(spec, place);
}

/** The same address, which says so if it shows everything where a list would open with a view. */
export function spelledOut(spec: ListSpec, address: URLSearchParams, opensWithView: boolean): URLSearchParams {
  const plain = withNames(address, spec.prefix, { [EVERYTHING]: undefined });
  return opensWithView && isBare(spec, plain) ? withNames(plain, spec.prefix, { [EVERYTHING]: ALL }) : plain;
}
