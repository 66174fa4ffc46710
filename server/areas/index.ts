import type { SearchHit } from '../../contract/search';
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
import type { Finder } from './search/finder';
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

/** Every area of the back end. */
export const areas: Readonly<Record<string, Area>> = {
  audience,
  audit,
  gift,
  home,
  integral,
  log,
  login,
  message,
  operation,
  order,
  people,
  push,
  recharge,
  room,
  sceneTemplate,
  search,
  share,
  shelf,
  statistic,
  stone,
  sysUser,
  teacher,
  tip,
  transaction,
  upload,
  user,
  view,
  wish,
  word,
};

/** Finds the records of each type that can be found. */
export const finders: Readonly<Record<SearchHit['type'], Finder>> = {
  gift: gift.finder,
  integral: integral.finder,
  message: message.finder,
  order: order.finder,
  people: people.finder,
  push: push.finder,
  room: room.finder,
  sceneTemplate: sceneTemplate.finder,
  stone: stone.finder,
  sysUser: sysUser.finder,
  tip: tip.finder,
  user: user.finder,
  wish: wish.finder,
  word: word.finder,
};
