import audit from './zh-CN/audit';
import bulk from './zh-CN/bulk';
import columns from './zh-CN/columns';
import common from './zh-CN/common';
import drag from './zh-CN/drag';
import everywhere from './zh-CN/everywhere';
import exported from './zh-CN/export';
import form from './zh-CN/form';
import home from './zh-CN/home';
import image from './zh-CN/image';
import login from './zh-CN/login';
import mall from './zh-CN/mall';
import order from './zh-CN/order';
import people from './zh-CN/people';
import record from './zh-CN/record';
import request from './zh-CN/request';
import room from './zh-CN/room';
import sceneTemplate from './zh-CN/sceneTemplate';
import session from './zh-CN/session';
import shortcuts from './zh-CN/shortcuts';
import statistic from './zh-CN/statistic';
import sysUser from './zh-CN/sysUser';
import tip from './zh-CN/tip';
import user from './zh-CN/user';
import view from './zh-CN/view';
import wish from './zh-CN/wish';

export default {
  ...audit,
  ...bulk,
  ...columns,
  ...common,
  ...drag,
  ...exported,
  ...form,
  ...everywhere,
  ...home,
  ...image,
  ...login,
  ...mall,
  ...order,
  ...people,
  ...record,
  ...request,
  ...room,
  ...sceneTemplate,
  ...session,
  ...shortcuts,
  ...statistic,
  ...sysUser,
  ...tip,
  ...user,
  ...view,
  ...wish,
};
