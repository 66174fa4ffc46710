import type { SearchHit } from '../../../contract/search';
import { searchCalls } from '../../../contract/search.calls';
import type { Handlers } from '../area';

export const searchHandlers: Handlers = (on, { finders }) => {
  on(
    searchCalls.records,
    async ({ db, query: { keyword }, now }) => {
      const found: SearchHit[] = [];
      for (const [type, find] of finders) {
        const hits = await find(db, keyword, now);
        found.push(...hits.map(({ rank, ...hit }) => ({ ...hit, type, exact: rank === 0 })));
      }
      // Exact matches come first, whatever their type; the others stay sorted by type.
      return found.toSorted((a, b) => Number(b.exact) - Number(a.exact));
    },
    { report: true },
  );
};
