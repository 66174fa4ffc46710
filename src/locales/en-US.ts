import about from '@/areas/about/locales/en-US';
import audience from '@/areas/audience/locales/en-US';
import audit from '@/areas/audit/locales/en-US';
import authority from '@/areas/authority/locales/en-US';
import delivery from '@/areas/delivery/locales/en-US';
import home from '@/areas/home/locales/en-US';
import integral from '@/areas/integral/locales/en-US';
import log from '@/areas/log/locales/en-US';
import login from '@/areas/login/locales/en-US';
import message from '@/areas/message/locales/en-US';
import order from '@/areas/order/locales/en-US';
import people from '@/areas/people/locales/en-US';
import push from '@/areas/push/locales/en-US';
import room from '@/areas/room/locales/en-US';
import sceneTemplate from '@/areas/sceneTemplate/locales/en-US';
import share from '@/areas/share/locales/en-US';
import mall from '@/areas/shelf/locales/en-US';
import statistic from '@/areas/statistic/locales/en-US';
import sysUser from '@/areas/sysUser/locales/en-US';
import teacher from '@/areas/teacher/locales/en-US';
import tip from '@/areas/tip/locales/en-US';
import user from '@/areas/user/locales/en-US';
import wish from '@/areas/wish/locales/en-US';
import word from '@/areas/word/locales/en-US';
import bulk from './en-US/bulk';
import columns from './en-US/columns';
import common from './en-US/common';
import drag from './en-US/drag';
import everywhere from './en-US/everywhere';
import exported from './en-US/export';
import form from './en-US/form';
import handbook from './en-US/handbook';
import image from './en-US/image';
import record from './en-US/record';
import request from './en-US/request';
import session from './en-US/session';
import shortcuts from './en-US/shortcuts';
import variable from './en-US/variable';
import view from './en-US/view';

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
