import { useRequest } from 'ahooks';
import { useEffect, useRef } from 'react';
import type { Input, Output, Path } from '@contract/index';
import { call, type RequestFailure } from '@/request';

interface Page {
  list: unknown[];
  total: number;
}

type ListPath = { [P in Path]: Output<P> extends Page ? P : never }[Path];

interface ListData<P extends ListPath> {
  /** The newest answer that fits the filters: rows stay while another page of them loads. */
  page?: Output<P>;
  loading: boolean;
  failure?: RequestFailure;
  refresh: () => void;
}

/** Parts of a query that show other rows of the same set. */
const WINDOW = ['current', 'pageSize', 'sort', 'order'];

/**
 * Fetches a list. The newest question wins: an older one is cancelled and its answer never shown, as is one whose page
 * was left. A failure is for the list to show in its place, with a retry, and never over old rows.
 */
export function useListData<P extends ListPath>(
  path: P,
  query: Input<P>,
  onPageGone?: (last: number) => void,
): ListData<P> {
  const underway = useRef<AbortController>(null);
  const set = keyOf(query, (name) => !WINDOW.includes(name));

  const { data, error, loading, refresh } = useRequest(
    async () => {
      underway.current?.abort();
      underway.current = new AbortController();
      return { set, page: await call(path, query, { signal: underway.current.signal, notice: false }) };
    },
    { refreshDeps: [path, keyOf(query)], onError: () => undefined },
  );

  useEffect(() => () => underway.current?.abort(), []);

  const failure = error as RequestFailure | undefined;
  const shown = failure || data?.set !== set ? undefined : data.page;
  useStepBack(loading ? undefined : shown, query, onPageGone);
  return { page: shown, loading, failure: failure?.cancelled ? undefined : failure, refresh };
}

/** The last row of the last page is gone, or the address named a page that never was: go to the last there is. */
function useStepBack(page: Page | undefined, query: unknown, onPageGone?: (last: number) => void) {
  const { current = 1, pageSize = 1 } = query as { current?: number; pageSize?: number };
  const last = page && !page.list.length && current > 1 ? Math.max(1, Math.ceil(page.total / pageSize)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback may be another one at each render
  useEffect(() => {
    if (last) onPageGone?.(last);
  }, [last]);
}

function keyOf(query: unknown, wanted: (name: string) => boolean = () => true): string {
  const entries = Object.entries(query as object).filter(([name]) => wanted(name));
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
