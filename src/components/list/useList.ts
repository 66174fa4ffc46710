import { useState } from 'react';
import type { Output } from '@contract/index';
import { type ListLayout, useLayout } from '@/components/columns/useLayout';
import { usePreferences } from '@/components/preferences/usePreferences';
import type { RequestFailure } from '@/request';
import type { ListColumn } from './columns';
import { useFollowedPages } from './origin';
import { type ListPath, useListData } from './useListData';
import { type ListSpec, type ListState, useListState } from './useListState';
import { type Selection, useSelection } from './useSelection';

/** A row of a call that answers pages. */
export type RowOf<P extends ListPath> = Output<P>['list'][number];

/** All that a list's blocks share: where it is, what it shows, what is ticked. */
export interface List<Row> extends ListState {
  path: ListPath;
  spec: ListSpec;
  /** Those that are shown, in their order. */
  columns: readonly ListColumn<Row>[];
  /** Those that name a record, such as its number and its nickname, shown or not. */
  naming: readonly ListColumn<Row>[];
  layout: ListLayout;
  page?: { list: Row[]; total: number };
  loading: boolean;
  failure?: RequestFailure;
  refresh: () => void;
  /** Reads the rows anew without a sign of it. */
  follow: () => Promise<void>;
  /** When: what was read before may have changed. 0 if it never was. */
  refreshedAt: number;
  selection: Selection<Row>;
}

/** A list of the contract: its state in the address, its rows, its columns and its selection. */
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
  const [refreshedAt, setRefreshedAt] = useState(0);
  const refresh = () => {
    setRefreshedAt(Date.now());
    data.refresh();
  };
  const selection = useSelection<RowOf<P>>(JSON.stringify(state.filters), data.page?.total ?? 0);
  const naming = declared.filter(({ names }) => names);
  return { ...state, ...data, refresh, refreshedAt, path, spec, columns, naming, layout, selection };
}
