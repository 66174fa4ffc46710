import { useEffect, useMemo, useState } from 'react';
import type { Output } from '@contract/index';
import { type ListLayout, useLayout } from '@/components/columns/useLayout';
import { usePreferences } from '@/components/preferences/usePreferences';
import { useReadAgain } from '@/components/retry/readAgain';
import type { RequestFailure } from '@/request';
import type { ListColumn } from './columns';
import type { ListPath, PageOf } from './listPath';
import { useFollowedPages } from './origin';
import { noteUnknownValues } from './unknownValues';
import { type Counting, useExactTotal } from './useExactTotal';
import { useListData } from './useListData';
import { type ListSpec, type ListState, useListState } from './useListState';
import { useRefusedValues } from './useRefusedValues';
import { counted, type Selection, useSelection } from './useSelection';

export type RowOf<P extends ListPath> = Output<P>['list'][number];

export interface List<Row> extends ListState, Counting {
  path: ListPath;
  spec: ListSpec;
  columns: readonly ListColumn<Row>[];
  /** The columns that name a record, hidden ones included. */
  naming: readonly ListColumn<Row>[];
  layout: ListLayout;
  page?: PageOf<Row>;
  loading: boolean;
  failure?: RequestFailure;
  refresh: () => void;
  /** Reads the rows again without a loading state. */
  follow: () => Promise<void>;
  /** When the operator last refreshed, as a timestamp; 0 if never. */
  refreshedAt: number;
  selection: Selection<Row>;
}

/** A list of the contract: address, rows, columns and selection. */
export function useList<P extends ListPath>(
  path: P,
  spec: ListSpec,
  declared: readonly ListColumn<RowOf<P>>[],
): List<RowOf<P>> & { page?: Output<P> } {
  useFollowedPages();
  const { views, known, settled } = usePreferences(spec.name);
  const { columns, layout } = useLayout(spec.name, declared);
  const opening = views.find(({ isDefault }) => isDefault)?.query ?? spec.opensWith;
  const state = useListState(spec, { query: opening, known, settled });
  const ticked = useSelection<RowOf<P>>(JSON.stringify(state.filters));
  const { set, ...data } = useListData(path, state.query as never, state.setPage, state.waiting);
  useRefusedValues(spec, state.filters, data.failure);
  const { recount, ...total } = useExactTotal(path, state.query as never, { set, page: data.page, needed: ticked.all });
  const rows = data.page?.list;
  useEffect(() => noteUnknownValues(spec.fields, rows ?? []), [spec, rows]);
  const [refreshedAt, setRefreshedAt] = useState(0);
  const refresh = () => {
    setRefreshedAt(Date.now());
    data.refresh();
    recount();
  };
  useReadAgain(refresh);
  const follow = () => {
    recount();
    return data.follow();
  };
  const selection = useMemo(() => counted(ticked, total.page ?? NO_ROWS), [ticked, total.page]);
  const naming = useMemo(() => declared.filter(({ names }) => names), [declared]);
  return { ...state, ...data, ...total, refresh, follow, refreshedAt, path, spec, columns, naming, layout, selection };
}

const NO_ROWS = { total: 0 };
