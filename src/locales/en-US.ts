import about from './en-US/about';
import audience from './en-US/audience';
import audit from './en-US/audit';
import authority from './en-US/authority';
import bulk from './en-US/bulk';
import columns from './en-US/columns';
import common from './en-US/common';
import delivery from './en-US/delivery';
import drag from './en-US/drag';
import everywhere from './en-US/everywhere';
import exported from './en-US/export';
import form from './en-US/form';
import handbook from './en-US/handbook';
import home from './en-US/home';
import image from './en-US/image';
import integral from './en-US/integral';
import log from './en-US/log';
import login from './en-US/login';
import mall from './en-US/mall';
import message from './en-US/message';
import order from './en-US/order';
import people from './en-US/people';
import push from './en-US/push';
import record from './en-US/record';
import request from './en-US/request';
import room from './en-US/room';
import sceneTemplate from './en-US/sceneTemplate';
import session from './en-US/session';
import share from './en-US/share';
import shortcuts from './en-US/shortcuts';
import statistic from './en-US/statistic';
import sysUser from './en-US/sysUser';
import teacher from './en-US/teacher';
import tip from './en-US/tip';
import user from './en-US/user';
import variable from './en-US/variable';
import view from './en-US/view';
import wish from './en-US/wish';
import word from './en-US/word';

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
