import { useRequest } from 'ahooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallOptions, RequestFailure } from '.';
import { mayBeAskedAgain } from './askAgain';
import { useRecovery } from './useRecovery';

type RequestOptions<T> = NonNullable<Parameters<typeof useRequest<T, []>>[1]>;
type Plugin<T> = NonNullable<Parameters<typeof useRequest<T, []>>[2]>[number];

interface Options<T> extends Omit<RequestOptions<T>, 'manual' | 'refreshDeps' | 'refreshDepsAction' | 'onError'> {
  onFailure?: () => void;
  /** Drop the previous answer when the next call fails. */
  failureReplaces?: boolean;
  /** The answer to the first question, where it is there by now: `data` from the start, and not asked for again. */
  known?: T;
}

/**
 * Calls the back end at once, and again whenever `question` changes; `ask` gets the call's options. The newest question
 * wins: the previous call is cancelled and its answer ignored. `data` stays while the next answer loads, and if it
 * fails. `failure` is of the newest question: without `data` it goes when that is asked again, beside `data` only when it
 * is answered. Where the service was away, the question is asked again by itself, and nothing shows until the answer.
 */
export function useCall<T>(
  ask: (options: CallOptions) => Promise<T>,
  question: readonly unknown[] = [],
  { onFailure, failureReplaces = false, known, ...options }: Options<T> = {},
) {
  const underway = useRef<AbortController>(null);
  const key = JSON.stringify(question);
  /** The question that is being asked by itself. */
  const [unseen, setUnseen] = useState<string>();
  /** The question whose answer was known, until one is asked. */
  const [unasked, setUnasked] = useState(known === undefined ? undefined : key);

  const request = useRequest(
    async () => {
      underway.current?.abort();
      underway.current = new AbortController();
      setUnasked(undefined);
      try {
        return await ask({ signal: underway.current.signal, notice: false });
      } catch (failure) {
        throw new Unanswered(key, failure as RequestFailure);
      }
    },
    {
      ...options,
      manual: unasked === key,
      refreshDeps: [key],
      onError: () => {
        if (failureReplaces) request.mutate(undefined);
        onFailure?.();
      },
    },
    [startsWith(known)],
  );
  const { data, error, mutate, refreshAsync, refresh: askAnew } = request;
  useEffect(() => () => underway.current?.abort(), []);
  useEffect(() => mayBeAskedAgain(refreshAsync), [refreshAsync]);

  const loading = request.loading && unseen !== key;
  const waitsForFirst = loading && data === undefined;
  const failure = !waitsForFirst && error instanceof Unanswered && error.key === key ? error.failure : undefined;

  useRecovery(Boolean(failure?.away), async () => {
    setUnseen(key);
    await refreshAsync().catch(() => undefined);
    setUnseen(undefined);
  });
  const refresh = useCallback(() => {
    setUnseen(undefined);
    askAnew();
  }, [askAnew]);
  return { data, failure, loading, refresh, mutate };
}

const startsWith = <T>(data: T | undefined): Plugin<T> => Object.assign(() => ({}), { onInit: () => ({ data }) });

class Unanswered extends Error {
  constructor(
    readonly key: string,
    readonly failure: RequestFailure,
  ) {
    super(failure.message);
  }
}
