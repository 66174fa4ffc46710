import { article as audit } from '@/areas/audit/handbook/zh-CN';
import { article as authority } from '@/areas/authority/handbook/zh-CN';
import { article as gift } from '@/areas/gift/handbook/zh-CN';
import { article as home } from '@/areas/home/handbook/zh-CN';
import { article as integral } from '@/areas/integral/handbook/zh-CN';
import { article as log } from '@/areas/log/handbook/zh-CN';
import { article as message } from '@/areas/message/handbook/zh-CN';
import { article as order } from '@/areas/order/handbook/zh-CN';
import { article as people } from '@/areas/people/handbook/zh-CN';
import { article as push } from '@/areas/push/handbook/zh-CN';
import { article as recharge } from '@/areas/recharge/handbook/zh-CN';
import { article as room } from '@/areas/room/handbook/zh-CN';
import { article as sceneTemplate } from '@/areas/sceneTemplate/handbook/zh-CN';
import { article as share } from '@/areas/share/handbook/zh-CN';
import { article as shelf } from '@/areas/shelf/handbook/zh-CN';
import { article as statistic } from '@/areas/statistic/handbook/zh-CN';
import { article as stone } from '@/areas/stone/handbook/zh-CN';
import { article as sysUser } from '@/areas/sysUser/handbook/zh-CN';
import { article as tip } from '@/areas/tip/handbook/zh-CN';
import { article as transaction } from '@/areas/transaction/handbook/zh-CN';
import { article as appUser } from '@/areas/user/handbook/zh-CN';
import { article as wish } from '@/areas/wish/handbook/zh-CN';
import { article as word } from '@/areas/word/handbook/zh-CN';
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
