import { article as audit } from '@/areas/audit/handbook/en-US';
import { article as authority } from '@/areas/authority/handbook/en-US';
import { article as gift } from '@/areas/gift/handbook/en-US';
import { article as home } from '@/areas/home/handbook/en-US';
import { article as integral } from '@/areas/integral/handbook/en-US';
import { article as log } from '@/areas/log/handbook/en-US';
import { article as message } from '@/areas/message/handbook/en-US';
import { article as order } from '@/areas/order/handbook/en-US';
import { article as people } from '@/areas/people/handbook/en-US';
import { article as push } from '@/areas/push/handbook/en-US';
import { article as recharge } from '@/areas/recharge/handbook/en-US';
import { article as room } from '@/areas/room/handbook/en-US';
import { article as sceneTemplate } from '@/areas/sceneTemplate/handbook/en-US';
import { article as share } from '@/areas/share/handbook/en-US';
import { article as shelf } from '@/areas/shelf/handbook/en-US';
import { article as statistic } from '@/areas/statistic/handbook/en-US';
import { article as stone } from '@/areas/stone/handbook/en-US';
import { article as sysUser } from '@/areas/sysUser/handbook/en-US';
import { article as tip } from '@/areas/tip/handbook/en-US';
import { article as transaction } from '@/areas/transaction/handbook/en-US';
import { article as appUser } from '@/areas/user/handbook/en-US';
import { article as wish } from '@/areas/wish/handbook/en-US';
import { article as word } from '@/areas/word/handbook/en-US';
import type { Handbook } from '@/components/handbook/article';
import { keyboard, lists } from './console';

const handbook: Handbook = {
  home,
  lists,
  keyboard,
  appUser,
  room,
  people,
  audit,
  sceneTemplate,
  shelf,
  stone,
  gift,
  message,
  push,
  tip,
  wish,
  order,
  transaction,
  recharge,
  sysUser,
  authority,
  statistic,
  log,
  word,
  integral,
  share,
};

export default handbook;
