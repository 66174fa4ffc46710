import type { Input } from '@contract/index';
import type { RowOf } from './useList';
import { type ListPath, useListData } from './useListData';
import { type ListSpec, type ListState, useListState } from './useListState';

/** A list that belongs to a record, with what `PagedTable` shows of it. */
export interface RecordList<Row> extends ListState, Omit<ReturnType<typeof useListData>, 'page'> {
  page?: { list: Row[]; total: number };
}

/** A list on a record's page or in its drawer, such as a ledger; its spec has a prefix, and `of` names the record. */
export function useRecordList<P extends ListPath>(
  path: P,
  spec: ListSpec & { prefix: string },
  of: Partial<Input<P>>,
): RecordList<RowOf<P>> {
  const state = useListState(spec);
  const data = useListData(path, { ...of, ...state.query } as Input<P>, state.setPage);
  return { ...state, ...data };
}
