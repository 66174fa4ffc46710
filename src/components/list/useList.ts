import { useEffect, useState } from 'react';
import type { Output } from '@contract/index';
import { type ListLayout, useLayout } from '@/components/columns/useLayout';
import { usePreferences } from '@/components/preferences/usePreferences';
import type { RequestFailure } from '@/request';
import type { ListColumn } from './columns';
import type { ListPath } from './listPath';
import { useFollowedPages } from './origin';
import { noteUnknownValues } from './unknownValues';
import { useListData } from './useListData';
import { type ListSpec, type ListState, useListState } from './useListState';
import { type Selection, useSelection } from './useSelection';

export type RowOf<P extends ListPath> = Output<P>['list'][number];

export interface List<Row> extends ListState {
  path: ListPath;
  spec: ListSpec;
  columns: readonly ListColumn<Row>[];
  /** The columns that name a record, hidden ones included. */
  naming: readonly ListColumn<Row>[];
  layout: ListLayout;
  page?: { list: Row[]; total: number };
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
  const data = useListData(path, state.query as never, state.setPage, state.waiting);
  const rows = data.page?.list;
  useEffect(() => noteUnknownValues(spec.fields, rows ?? []), [spec, rows]);
  const [refreshedAt, setRefreshedAt] = useState(0);
  const refresh = () => {
    setRefreshedAt(Date.now());
    data.refresh();
  };
  const selection = useSelection<RowOf<P>>(JSON.stringify(state.filters), data.page?.total ?? 0);
  const naming = declared.filter(({ names }) => names);
  return { ...state, ...data, refresh, refreshedAt, path, spec, columns, naming, layout, selection };
}
