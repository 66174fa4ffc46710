import { useEffect, useEffectEvent, useState } from 'react';
import type { Input, Output } from '@contract/index';
import { call, type RequestFailure } from '@/request';
import { skippedOf } from '@/request/read';
import { useCall } from '@/request/useCall';
import type { ListPath, Page } from './listPath';
import { keyOf, peekPrefetched, takePrefetched } from './prefetch';

interface ListData<P extends ListPath> {
  /** Equal for the same filters. */
  set: string;
  /** The newest page for these filters; it stays while another page loads. */
  page?: Output<P>;
  loading: boolean;
  failure?: RequestFailure;
  refresh: () => void;
  /** Reads the same rows again without a loading state; after a failure the old rows stay. */
  follow: () => Promise<void>;
}

/** Parameters that change which rows of the same set are shown. */
const WINDOW = ['current', 'pageSize', 'sort', 'order'];

/**
 * Fetches a list. The list shows a failure with a retry in place of its rows. While `waiting`, the query may still be
 * replaced by a default view, so it is sent but nothing is shown.
 */
export function useListData<P extends ListPath>(
  path: P,
  query: Input<P>,
  onPageGone?: (last: number) => void,
  waiting = false,
): ListData<P> {
  const key = keyOf(query);
  const set = keyOf(query, (name) => !WINDOW.includes(name));

  // A list whose answer is there before it is drawn opens with its rows, and is not drawn again for them.
  const [known] = useState(() => peekPrefetched(path, query));
  const take = useEffectEvent(() => void takePrefetched(path, query));
  useEffect(() => {
    if (known) take();
  }, [known]);

  const { data, failure, loading, refresh, mutate } = useCall(
    async (options) => ({
      set,
      page: await (takePrefetched(path, query, options.signal) ?? call(path, query, options)),
    }),
    [path, key],
    { failureReplaces: true, known: known && { set, page: known } },
  );

  const follow = async () => {
    const page = await call(path, query, { notice: false }).catch(() => undefined);
    mutate((now) => (page && now === data ? { set, page } : now));
  };

  const page = data?.set === set && !waiting ? data.page : undefined;
  const busy = waiting || loading;
  useStepBack(busy ? undefined : page, query, onPageGone);
  return { set, page, loading: busy, failure: waiting ? undefined : failure, refresh, follow };
}

/** The page does not exist (any more): go to the last page. */
function useStepBack(page: Page | undefined, query: unknown, onPageGone?: (last: number) => void) {
  const { current = 1, pageSize = 1 } = query as { current?: number; pageSize?: number };
  const isGone = page && !page.list.length && !skippedOf(page.list) && current > 1;
  const last = isGone ? Math.max(1, Math.ceil(page.total / pageSize)) : undefined;
  const stepBack = useEffectEvent((to: number) => onPageGone?.(to));
  useEffect(() => {
    if (last) stepBack(last);
  }, [last]);
}
