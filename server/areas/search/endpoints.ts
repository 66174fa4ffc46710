import type { SearchHit } from '../../../contract/search';
import { searchCalls } from '../../../contract/search.calls';
import { REPORT_CONCURRENCY } from '../../db/limits';
import { withConcurrency } from '../../lib/withConcurrency';
import type { Handlers } from '../area';

export const searchHandlers: Handlers = (on, { finders }) => {
  on(
    searchCalls.records,
    async ({ db, query: { keyword }, now }) => {
      const ofTypes = finders.map(([type, find]) => async (): Promise<SearchHit[]> => {
        const hits = await find(db, keyword, now);
        return hits.map(({ rank, ...hit }) => ({ ...hit, type, exact: rank === 0 }));
      });
      const found = (await withConcurrency(REPORT_CONCURRENCY, ofTypes)).flat();
      // Exact matches come first, whatever their type; the others stay sorted by type.
      return found.toSorted((a, b) => Number(b.exact) - Number(a.exact));
    },
    { report: true },
  );
};
