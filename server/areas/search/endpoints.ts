import { paths } from '../../../contract/paths';
import type { SearchHit } from '../../../contract/search';
import type { Area } from '../area';
import { findScenesBy } from '../sceneTemplate/search';
import { findSysUsersBy } from '../sysUser/search';
import { findUsersBy } from '../user/search';
import type { Finder } from './finder';

/** What can be found, in the order it is answered. An area that comes adds its finder here. */
const finders: [SearchHit['type'], Finder][] = [
  ['user', findUsersBy],
  ['sysUser', findSysUsersBy],
  ['sceneTemplate', findScenesBy],
];

export const searchArea: Area = (on) => {
  on(paths.search.records, async ({ db, query: { keyword }, now }) => {
    const found: SearchHit[] = [];
    for (const [type, find] of finders) {
      found.push(...(await find(db, keyword, now)).map(({ rank, ...hit }) => ({ ...hit, type, exact: rank === 0 })));
    }
    // What is named exactly comes first, whatever its type; the rest stays by type.
    return found.toSorted((a, b) => Number(b.exact) - Number(a.exact));
  });
};
