import { useEffect, useState } from 'react';
import { paths } from '@contract/paths';
import type { SearchHit } from '@contract/search';
import { call, type RequestFailure } from '@/request';

interface Answer {
  keyword: string;
  hits?: readonly SearchHit[];
  failure?: RequestFailure;
}

const PAUSE_MS = 150;
const NOTHING: readonly SearchHit[] = [];

/**
 * The records a keyword may mean. The newest question wins: an older one is cancelled, as is one whose box was closed.
 * While an answer is on its way, what still fits of the one before stays.
 */
export function useRecordSearch(keyword: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (!keyword) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const hits = await call(paths.search.records, { keyword }, { signal: controller.signal, notice: false });
        if (!controller.signal.aborted) setAnswer({ keyword, hits });
      } catch (error) {
        if (!controller.signal.aborted) setAnswer({ keyword, failure: error as RequestFailure });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [keyword, tries]);

  const answered = answer?.keyword === keyword;
  const retry = () => {
    setAnswer(undefined);
    setTries(tries + 1);
  };
  return {
    hits: answered ? (answer.hits ?? NOTHING) : stillFitting(answer?.hits, keyword),
    pending: Boolean(keyword) && !answered,
    failure: answered ? answer.failure : undefined,
    retry,
  };
}

function stillFitting(hits: readonly SearchHit[] = NOTHING, keyword: string): readonly SearchHit[] {
  if (!keyword) return NOTHING;
  const part = keyword.toLowerCase();
  return hits
    .filter(({ title, subtitle }) => `${title} ${subtitle ?? ''}`.toLowerCase().includes(part))
    .map((hit) => ({ ...hit, exact: false }));
}
