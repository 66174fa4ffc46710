import about from '@/areas/about/locales/zh-CN';
import audience from '@/areas/audience/locales/zh-CN';
import audit from '@/areas/audit/locales/zh-CN';
import authority from '@/areas/authority/locales/zh-CN';
import delivery from '@/areas/delivery/locales/zh-CN';
import home from '@/areas/home/locales/zh-CN';
import integral from '@/areas/integral/locales/zh-CN';
import log from '@/areas/log/locales/zh-CN';
import login from '@/areas/login/locales/zh-CN';
import message from '@/areas/message/locales/zh-CN';
import order from '@/areas/order/locales/zh-CN';
import people from '@/areas/people/locales/zh-CN';
import push from '@/areas/push/locales/zh-CN';
import room from '@/areas/room/locales/zh-CN';
import sceneTemplate from '@/areas/sceneTemplate/locales/zh-CN';
import share from '@/areas/share/locales/zh-CN';
import mall from '@/areas/shelf/locales/zh-CN';
import statistic from '@/areas/statistic/locales/zh-CN';
import sysUser from '@/areas/sysUser/locales/zh-CN';
import teacher from '@/areas/teacher/locales/zh-CN';
import tip from '@/areas/tip/locales/zh-CN';
import user from '@/areas/user/locales/zh-CN';
import wish from '@/areas/wish/locales/zh-CN';
import word from '@/areas/word/locales/zh-CN';
import bulk from './zh-CN/bulk';
import columns from './zh-CN/columns';
import common from './zh-CN/common';
import drag from './zh-CN/drag';
import everywhere from './zh-CN/everywhere';
import exported from './zh-CN/export';
import form from './zh-CN/form';
import handbook from './zh-CN/handbook';
import image from './zh-CN/image';
import record from './zh-CN/record';
import request from './zh-CN/request';
import session from './zh-CN/session';
import shortcuts from './zh-CN/shortcuts';
import variable from './zh-CN/variable';
import view from './zh-CN/view';

export default {
  ...audience,
  ...about,
  ...audit,
  ...authority,
  ...bulk,
  ...columns,
  ...common,
  ...delivery,
  ...drag,
  ...exported,
  ...form,
  ...everywhere,
  ...handbook,
  ...home,
  ...image,
  ...log,
  ...login,
  ...integral,
  ...mall,
  ...order,
  ...people,
  ...record,
  ...request,
  ...room,
  ...sceneTemplate,
  ...session,
  ...share,
  ...shortcuts,
  ...statistic,
  ...sysUser,
  ...teacher,
  ...tip,
  ...message,
  ...push,
  ...user,
  ...variable,
  ...view,
  ...wish,
  ...word,
};
