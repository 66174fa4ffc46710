import type { SearchHit } from '@contract/search';
import { searchCalls } from '@contract/search.calls';
import { hasScreen, type RecordTypeName } from '@/components/RecordLink/recordTypes';
import { call } from '@/request';
import { useHas } from '@/request/availability';
import { useCall } from '@/request/useCall';

export type FoundRecord = SearchHit & { type: RecordTypeName };

const PAUSE_MS = 150;
const NOTHING: readonly FoundRecord[] = [];

/** Records for a keyword. While the next answer loads, the previous results that still match stay. */
export function useRecordSearch(keyword: string) {
  const searches = useHas(searchCalls.records);
  const { data, failure, loading, refresh } = useCall(
    async (options) => ({ keyword, hits: (await call(searchCalls.records, { keyword }, options)).filter(isKnown) }),
    [keyword],
    { ready: searches && Boolean(keyword), debounceWait: PAUSE_MS },
  );
  const answered = data?.keyword === keyword;
  const failed = searches && !loading && failure;
  return {
    hits: answered ? data.hits : stillFitting(failed ? NOTHING : data?.hits, keyword),
    pending: searches && Boolean(keyword) && !answered && !failed,
    failure: failed || undefined,
    retry: refresh,
  };
}

const isKnown = (hit: SearchHit): hit is FoundRecord => hasScreen(hit.type);

function stillFitting(hits: readonly FoundRecord[] = NOTHING, keyword: string): readonly FoundRecord[] {
  if (!keyword) return NOTHING;
  const part = keyword.toLowerCase();
  return hits
    .filter(({ title, subtitle }) => `${title} ${subtitle ?? ''}`.toLowerCase().includes(part))
    .map((hit) => ({ ...hit, exact: false }));
}
