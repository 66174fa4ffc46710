import type { Input } from '@contract/index';
import type { ListPath } from './listPath';
import type { RowOf } from './useList';
import { useListData } from './useListData';
import { type ListSpec, type ListState, useListState } from './useListState';

export interface RecordList<Row> extends ListState, Omit<ReturnType<typeof useListData>, 'page'> {
  page?: { list: Row[]; total: number };
}

/** A list that belongs to a record, such as a ledger. Its spec has a prefix; `of` names the record. */
export function useRecordList<P extends ListPath>(
  path: P,
  spec: ListSpec & { prefix: string },
  of: Partial<Input<P>>,
): RecordList<RowOf<P>> {
  const state = useListState(spec);
  const data = useListData(path, { ...of, ...state.query } as Input<P>, state.setPage);
  return { ...state, ...data };
}
