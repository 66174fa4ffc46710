import type { SearchHit } from '../../contract/search';
import type { Gateway } from '../delivery/gateway';
import type { On } from '../route';
import type { Finder } from './search/finder';
import type { UploadStore } from './upload/store';

/** What the calls of an area may need besides what every call is given. */
export interface Deps {
  uploads: UploadStore;
  /** The way tests of a push leave the house. */
  gateway: Gateway;
  finders: Readonly<Record<SearchHit['type'], Finder>>;
}

/** Registers calls of the contract. */
export type Calls = (on: On, deps: Deps) => void;

/** What an area brings to the back end; said in its `index.ts`, listed in `areas/index.ts`. */
export interface Area {
  calls: Calls;
  /** Finds its records by a keyword; an area whose records can't be searched for has none. */
  finder?: Finder;
}
