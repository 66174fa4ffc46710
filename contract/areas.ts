import { audienceEndpoints } from './audience';
import { auditEndpoints } from './audit';
import { giftEndpoints } from './gift';
import { integralEndpoints } from './integral';
import { logEndpoints } from './log';
import { login } from './login';
import { messageEndpoints } from './message';
import { orderEndpoints } from './order';
import { peopleEndpoints } from './people';
import { pushEndpoints } from './push';
import { rechargeEndpoints } from './recharge';
import { roomEndpoints } from './room';
import { sceneTemplateEndpoints } from './sceneTemplate';
import { shareEndpoints } from './share';
import { shelfEndpoints } from './shelf';
import { statisticEndpoints } from './statistic';
import { stoneEndpoints } from './stone';
import { sysUserEndpoints } from './sysUser';
import { teacherEndpoints } from './teacher';
import { tipEndpoints } from './tip';
import { transactionEndpoints } from './transaction';
import { userEndpoints } from './user';
import { wishEndpoints } from './wish';
import { wordEndpoints } from './word';

/** The endpoints of each area, in the order of the menu. */
export const areas = {
  login,
  sysUser: sysUserEndpoints,
  user: userEndpoints,
  sceneTemplate: sceneTemplateEndpoints,
  room: roomEndpoints,
  people: peopleEndpoints,
  audit: auditEndpoints,
  stone: stoneEndpoints,
  gift: giftEndpoints,
  shelf: shelfEndpoints,
  order: orderEndpoints,
  transaction: transactionEndpoints,
  recharge: rechargeEndpoints,
  wish: wishEndpoints,
  statistic: statisticEndpoints,
  tip: tipEndpoints,
  integral: integralEndpoints,
  message: messageEndpoints,
  push: pushEndpoints,
  audience: audienceEndpoints,
  share: shareEndpoints,
  log: logEndpoints,
  word: wordEndpoints,
  teacher: teacherEndpoints,
};

export type AreaName = keyof typeof areas;

export const areaNames = Object.keys(areas) as AreaName[];
