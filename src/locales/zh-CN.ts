import about from './zh-CN/about';
import audience from './zh-CN/audience';
import audit from './zh-CN/audit';
import authority from './zh-CN/authority';
import bulk from './zh-CN/bulk';
import columns from './zh-CN/columns';
import common from './zh-CN/common';
import delivery from './zh-CN/delivery';
import drag from './zh-CN/drag';
import everywhere from './zh-CN/everywhere';
import exported from './zh-CN/export';
import form from './zh-CN/form';
import handbook from './zh-CN/handbook';
import home from './zh-CN/home';
import image from './zh-CN/image';
import integral from './zh-CN/integral';
import log from './zh-CN/log';
import login from './zh-CN/login';
import mall from './zh-CN/mall';
import message from './zh-CN/message';
import order from './zh-CN/order';
import people from './zh-CN/people';
import push from './zh-CN/push';
import record from './zh-CN/record';
import request from './zh-CN/request';
import room from './zh-CN/room';
import sceneTemplate from './zh-CN/sceneTemplate';
import session from './zh-CN/session';
import share from './zh-CN/share';
import shortcuts from './zh-CN/shortcuts';
import statistic from './zh-CN/statistic';
import sysUser from './zh-CN/sysUser';
import teacher from './zh-CN/teacher';
import tip from './zh-CN/tip';
import user from './zh-CN/user';
import variable from './zh-CN/variable';
import view from './zh-CN/view';
import wish from './zh-CN/wish';
import word from './zh-CN/word';

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
