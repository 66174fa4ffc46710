import { paths } from '../../../contract/paths';
import type { SearchHit } from '../../../contract/search';
import { searchTypes } from '../../../contract/search.enums';
import type { Area } from '../area';
import { findGiftsBy } from '../gift/search';
import { findIntegralsBy } from '../integral/search';
import { findMessagesBy } from '../message/search';
import { findOrdersBy } from '../order/search';
import { findPushesBy } from '../push/search';
import { findActivityRoomsBy, findPeopleRoomsBy } from '../room/search';
import { findScenesBy } from '../sceneTemplate/search';
import { findStonesBy } from '../stone/search';
import { findSysUsersBy } from '../sysUser/search';
import { findTipsBy } from '../tip/search';
import { findUsersBy } from '../user/search';
import { findWishesBy } from '../wish/search';
import { findWordsBy } from '../word/search';
import type { Finder } from './finder';

/** Finds the records of each type that can be found. */
const finders: Readonly<Record<SearchHit['type'], Finder>> = {
  user: findUsersBy,
  sysUser: findSysUsersBy,
  room: findActivityRoomsBy,
  people: findPeopleRoomsBy,
  sceneTemplate: findScenesBy,
  order: findOrdersBy,
  stone: findStonesBy,
  gift: findGiftsBy,
  wish: findWishesBy,
  tip: findTipsBy,
  integral: findIntegralsBy,
  word: findWordsBy,
  message: findMessagesBy,
  push: findPushesBy,
};

export const searchArea: Area = (on) => {
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
