import { type FilterValues, toQuery } from '@/components/list/fields';
import type { List } from '@/components/list/useList';

/** The ticked rows as a call of the contract takes them: by their ids, or by the filter they are all of. */
export type SelectionInput = { ids: string[] } | { filter: FilterValues; except: string[] };

export function selectionInput<Row extends { id: string }>({ selection, spec, filters }: List<Row>): SelectionInput {
  const { all, except, rows } = selection;
  if (!all) return { ids: rows.map(({ id }) => id) };
  return { filter: toQuery(spec.fields, filters), except: [...except] };
}
