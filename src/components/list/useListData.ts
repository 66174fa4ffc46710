import { useRequest } from 'ahooks';
import { useEffect, useRef } from 'react';
import type { Input, Output, Path } from '@contract/index';
import { call, type RequestFailure } from '@/request';

interface Page {
  list: { id: string }[];
  total: number;
}

/** Calls that answer pages. */
export type ListPath = { [P in Path]: Output<P> extends Page ? P : never }[Path];

interface ListData<P extends ListPath> {
  /** The newest answer that fits the filters: rows stay while another page of them loads. */
  page?: Output<P>;
  loading: boolean;
  failure?: RequestFailure;
  refresh: () => void;
  /** Reads the same rows anew without a sign of it, and keeps what is there if that fails: for what goes on by itself. */
  follow: () => Promise<void>;
}

/** Parts of a query that show other rows of the same set. */
const WINDOW = ['current', 'pageSize', 'sort', 'order'];

/**
 * Fetches a list. The newest question wins: an older one is cancelled and its answer never shown, as is one whose page
 * was left. A failure is for the list to show in its place, with a retry, and never over old rows. While `waiting`,
 * another question may take this one's place: it is asked already, and shows nothing yet.
 */
export function useListData<P extends ListPath>(
  path: P,
  query: Input<P>,
  onPageGone?: (last: number) => void,
  waiting = false,
): ListData<P> {
  const underway = useRef<AbortController>(null);
  const asked = keyOf(query);
  const set = keyOf(query, (name) => !WINDOW.includes(name));

  const { data, loading, refresh, mutate } = useRequest(
    async (): Promise<Answer<P>> => {
      underway.current?.abort();
      underway.current = new AbortController();
      const { signal } = underway.current;
      try {
        return { asked, set, page: await call(path, query, { signal, notice: false }) };
      } catch (failure) {
        return { asked, set, failure: failure as RequestFailure };
      }
    },
    { refreshDeps: [path, asked] },
  );

  const follow = async () => {
    const page = await call(path, query, { notice: false }).catch(() => undefined);
    // Meanwhile another question may have been asked, or this one answered again.
    mutate((shown) => (page && shown === data ? { asked, set, page } : shown));
  };

  useEffect(() => () => underway.current?.abort(), []);

  const page = data?.set === set && !waiting ? data.page : undefined;
  const failure = data?.asked === asked && !waiting ? data.failure : undefined;
  useStepBack(loading ? undefined : page, query, onPageGone);
  return { page, loading: loading || waiting, failure, refresh, follow };
}

/** What came of the question `asked`. A failure is one answer among others: the next question makes it old. */
interface Answer<P extends ListPath> {
  asked: string;
  set: string;
  page?: Output<P>;
  failure?: RequestFailure;
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
