import type { AreaName } from '../../contract/areas';
import type { Area } from './area';
import { audience } from './audience';
import { audit } from './audit';
import { gift } from './gift';
import { home } from './home';
import { integral } from './integral';
import { log } from './log';
import { login } from './login';
import { message } from './message';
import { operation } from './operation';
import { order } from './order';
import { people } from './people';
import { push } from './push';
import { recharge } from './recharge';
import { room } from './room';
import { sceneTemplate } from './sceneTemplate';
import { search } from './search';
import { share } from './share';
import { shelf } from './shelf';
import { statistic } from './statistic';
import { stone } from './stone';
import { sysUser } from './sysUser';
import { teacher } from './teacher';
import { tip } from './tip';
import { transaction } from './transaction';
import { upload } from './upload';
import { user } from './user';
import { view } from './view';
import { wish } from './wish';
import { word } from './word';

/** Every area of the back end, in the order of the search results. */
export const areas: Readonly<Record<string, Area>> = {
  user,
  sysUser,
  room,
  people,
  sceneTemplate,
  order,
  stone,
  gift,
  wish,
  tip,
  integral,
  word,
  message,
  push,
  audience,
  audit,
  home,
  log,
  login,
  operation,
  recharge,
  search,
  share,
  shelf,
  statistic,
  teacher,
  transaction,
  upload,
  view,
};

export const finders = Object.entries(areas).flatMap(([type, { finder }]) =>
  finder ? [[type as AreaName, finder] as const] : [],
);
