import { useUpdate } from 'ahooks';
import { useEffect } from 'react';
import { placeOf } from '@/components/list/listQuery';
import type { List } from '@/components/list/useList';
import type { PreferencesStore } from '@/components/preferences/store';
import { call, RequestFailure } from '@/request';

const FRESH_MS = 60_000;
/** Calls at a time: the rows of the list come first. */
const AT_A_TIME = 2;

/**
 * Counts how many rows each query of a list finds, quietly, once the list has its own rows: those counted more than a
 * minute ago or before the list was last refreshed. A count that fails is left as it was.
 */
export function useCounts<Row>(list: List<Row>, { counts }: PreferencesStore, queries: readonly string[]): void {
  const show = useUpdate();
  const { path, spec, refreshedAt } = list;
  const ready = Boolean(list.page) && !list.loading;
  const wanted = queries.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` holds the queries
  useEffect(() => {
    if (!ready) return;
    const leaving = new AbortController();
    const oldest = Math.max(refreshedAt, Date.now() - FRESH_MS);
    const left = queries.filter((query) => (counts.get(query)?.at ?? 0) < oldest);

    const work = async () => {
      for (let query = left.shift(); query !== undefined && !leaving.signal.aborted; query = left.shift()) {
        const total = await countOf(list, query, leaving.signal);
        if (total === undefined) continue;
        counts.set(query, { total, at: Date.now() });
        show();
      }
    };
    for (let worker = 0; worker < AT_A_TIME; worker += 1) void work();
    return () => leaving.abort();
  }, [path, spec, counts, ready, refreshedAt, wanted]);
}

async function countOf<Row>({ path, spec }: List<Row>, query: string, signal: AbortSignal) {
  try {
    const input = { ...placeOf(spec, query).query, current: 1, pageSize: 1 };
    const page = await call(path, input as never, { signal, notice: false });
    return page.total;
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return undefined;
  }
}
