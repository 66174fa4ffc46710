import { toQuery } from '@/components/list/fields';
import type { List } from '@/components/list/useList';

/** The ticked rows in the contract's form: by ids, or by a filter. */
export type SelectionInput = { ids: string[] } | { filter: object; except: string[] };

export function selectionInput<Row extends { id: string }>({ selection, spec, filters }: List<Row>): SelectionInput {
  const { all, except, rows } = selection;
  if (!all) return { ids: rows.map(({ id }) => id) };
  return { filter: toQuery(spec.fields, filters), except: [...except] };
}

/** The same for the same rows, in whatever order they were ticked. */
export function selectionKey<Row extends { id: string }>(list: List<Row>): string {
  const input = selectionInput(list);
  return JSON.stringify('ids' in input ? [...input.ids].sort() : [input.filter, ...[...input.except].sort()]);
}
