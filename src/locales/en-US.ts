import audit from './en-US/audit';
import bulk from './en-US/bulk';
import columns from './en-US/columns';
import common from './en-US/common';
import drag from './en-US/drag';
import everywhere from './en-US/everywhere';
import exported from './en-US/export';
import form from './en-US/form';
import home from './en-US/home';
import image from './en-US/image';
import login from './en-US/login';
import mall from './en-US/mall';
import order from './en-US/order';
import people from './en-US/people';
import record from './en-US/record';
import request from './en-US/request';
import room from './en-US/room';
import sceneTemplate from './en-US/sceneTemplate';
import session from './en-US/session';
import shortcuts from './en-US/shortcuts';
import statistic from './en-US/statistic';
import sysUser from './en-US/sysUser';
import tip from './en-US/tip';
import user from './en-US/user';
import view from './en-US/view';
import wish from './en-US/wish';

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
