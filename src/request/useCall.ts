import { useRequest } from 'ahooks';
import { useEffect, useRef } from 'react';
import type { CallOptions, RequestFailure } from '.';
import { mayBeAskedAgain } from './askAgain';

type RequestOptions<T> = NonNullable<Parameters<typeof useRequest<T, []>>[1]>;

interface Options<T> extends Omit<RequestOptions<T>, 'manual' | 'refreshDeps' | 'refreshDepsAction' | 'onError'> {
  onFailure?: () => void;
  /** Drop the previous answer when the next call fails. */
  failureReplaces?: boolean;
}

/**
 * Calls the back end at once, and again whenever `question` changes; `ask` gets the call's options. The newest question
 * wins: the previous call is cancelled and its answer ignored. `data` stays while the next answer loads, and if it
 * fails. `failure` belongs to the current question and is there until that is asked again, or beside `data` until it is
 * answered.
 */
export function useCall<T>(
  ask: (options: CallOptions) => Promise<T>,
  question: readonly unknown[] = [],
  { onFailure, failureReplaces = false, ...options }: Options<T> = {},
) {
  const underway = useRef<AbortController>(null);
  const key = JSON.stringify(question);

  const { data, error, loading, refresh, refreshAsync, mutate } = useRequest(
    async () => {
      underway.current?.abort();
      underway.current = new AbortController();
      try {
        return await ask({ signal: underway.current.signal, notice: false });
      } catch (failure) {
        throw new Unanswered(key, failure as RequestFailure);
      }
    },
    {
      ...options,
      refreshDeps: [key],
      onError: () => {
        if (failureReplaces) mutate(undefined);
        onFailure?.();
      },
    },
  );
  useEffect(() => () => underway.current?.abort(), []);
  useEffect(() => mayBeAskedAgain(refreshAsync), [refreshAsync]);

  const waitsForFirst = loading && data === undefined;
  const failure = !waitsForFirst && error instanceof Unanswered && error.key === key ? error.failure : undefined;
  return { data, failure, loading, refresh, mutate };
}

class Unanswered extends Error {
  constructor(
    readonly key: string,
    readonly failure: RequestFailure,
  ) {
    super(failure.message);
  }
}
