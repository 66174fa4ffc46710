import type { Input } from '@contract/index';
import type { ListPath, PageOf } from './listPath';
import { type Counting, useExactTotal } from './useExactTotal';
import type { RowOf } from './useList';
import { useListData } from './useListData';
import { type ListSpec, type ListState, useListState } from './useListState';
import { useRefusedValues } from './useRefusedValues';

export interface RecordList<Row> extends ListState, Counting, Omit<ReturnType<typeof useListData>, 'page' | 'set'> {
  page?: PageOf<Row>;
}

/** A list that belongs to a record, such as a ledger. Its spec has a prefix; `of` names the record. */
export function useRecordList<P extends ListPath>(
  path: P,
  spec: ListSpec & { prefix: string },
  of: Partial<Input<P>>,
): RecordList<RowOf<P>> {
  const state = useListState(spec);
  const query = { ...of, ...state.query } as Input<P>;
  const { set, ...data } = useListData(path, query, state.setPage);
  useRefusedValues(spec, state.filters, data.failure);
  const { recount, ...total } = useExactTotal(path, query, { set, page: data.page, needed: false });
  const refresh = () => {
    data.refresh();
    recount();
  };
  return { ...state, ...data, ...total, refresh };
}
