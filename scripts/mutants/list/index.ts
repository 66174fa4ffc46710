import type { Part } from '../mutant';
import { areasAToO } from './areasAToO';
import { areasPToS } from './areasPToS';
import { areasSToW } from './areasSToW';
import { audiences } from './audiences';
import { bulk, files, unsaved } from './components';
import { request, session } from './console';
import { database } from './database';
import { delivery } from './delivery';
import { faults } from './faults';
import { auth, boundaries } from './house';
import { input } from './input';
import { keeping } from './keeping';
import { locks } from './locks';
import { neighbour } from './neighbour';
import { password } from './password';
import { rows } from './rows';
import { totals } from './totals';
import { unanswered } from './unanswered';

export const parts: readonly Part[] = [
  session,
  password,
  request,
  unsaved,
  unanswered,
  bulk,
  totals,
  rows,
  files,
  areasAToO,
  areasPToS,
  areasSToW,
  audiences,
  locks,
  auth,
  input,
  delivery,
  database,
  keeping,
  neighbour,
  boundaries,
  faults,
];
