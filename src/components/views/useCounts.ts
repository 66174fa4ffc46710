import { useUpdate } from 'ahooks';
import { useEffect } from 'react';
import { callList } from '@/components/list/callList';
import { placeOf } from '@/components/list/listQuery';
import type { List } from '@/components/list/useList';
import type { PreferencesStore } from '@/components/preferences/store';
import { RequestFailure } from '@/request';
import { countsRows } from '@/request/read';

const FRESH_MS = 60_000;
/** Few calls at a time, because the list's own rows matter more. */
const AT_A_TIME = 2;

/**
 * Counts the rows of each query, after the list has loaded its own, if the last count is over a minute old or older
 * than the list's last refresh. A failed count changes nothing.
 */
export function useCounts<Row>(list: List<Row>, { counts }: PreferencesStore, queries: readonly string[]): void {
  const show = useUpdate();
  const { path, spec, refreshedAt } = list;
  const ready = Boolean(list.page) && !list.loading;
  // One string, so that equal lists of queries count once; no query contains a blank.
  const wanted = queries.join(' ');

  useEffect(() => {
    if (!ready) return;
    const leaving = new AbortController();
    const oldest = Math.max(refreshedAt, Date.now() - FRESH_MS);
    const left = wanted.split(' ').filter((query) => (counts.get(query)?.at ?? 0) < oldest);

    const work = async () => {
      for (let query = left.shift(); query !== undefined && !leaving.signal.aborted; query = left.shift()) {
        const counted = await countOf({ path, spec }, query, leaving.signal);
        if (!counted) continue;
        counts.set(query, { ...counted, at: Date.now() });
        show();
      }
    };
    for (let worker = 0; worker < AT_A_TIME; worker += 1) void work();
    return () => leaving.abort();
  }, [path, spec, counts, ready, refreshedAt, wanted, show]);
}

async function countOf<Row>({ path, spec }: Pick<List<Row>, 'path' | 'spec'>, query: string, signal: AbortSignal) {
  try {
    const input = { ...placeOf(spec, query).query, current: 1, pageSize: 1 };
    const page = await callList(path, input, { signal, notice: false });
    return countsRows(path) ? { total: page.total, more: page.more } : undefined;
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return undefined;
  }
}
