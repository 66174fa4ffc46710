import { paths } from '../../../contract/paths';
import type { SearchHit } from '../../../contract/search';
import { searchTypes } from '../../../contract/search.enums';
import type { Calls } from '../area';

export const searchCalls: Calls = (on, { finders }) => {
  on(paths.search.records, async ({ db, query: { keyword }, now }) => {
    const found: SearchHit[] = [];
    for (const type of searchTypes) {
      const hits = await finders[type](db, keyword, now);
      found.push(...hits.map(({ rank, ...hit }) => ({ ...hit, type, exact: rank === 0 })));
    }
    // What is named exactly comes first, whatever its type; the rest stays by type.
    return found.toSorted((a, b) => Number(b.exact) - Number(a.exact));
  });
};
