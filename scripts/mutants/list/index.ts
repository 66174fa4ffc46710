import type { Part } from '../mutant';
import { areasAToO } from './areasAToO';
import { areasPToS } from './areasPToS';
import { areasSToW } from './areasSToW';
import { bulk, files, unsaved } from './components';
import { request, session } from './console';
import { auth, boundaries, delivery } from './house';
import { locks } from './locks';

/** Every guard that `npm run mutants` breaks. */
export const parts: readonly Part[] = [
  session,
  request,
  unsaved,
  bulk,
  files,
  areasAToO,
  areasPToS,
  areasSToW,
  locks,
  auth,
  delivery,
  boundaries,
];
