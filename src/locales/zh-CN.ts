import common from './zh-CN/common';
import home from './zh-CN/home';
import image from './zh-CN/image';
import login from './zh-CN/login';
import request from './zh-CN/request';
import sceneTemplate from './zh-CN/sceneTemplate';
import session from './zh-CN/session';
import sysUser from './zh-CN/sysUser';
import user from './zh-CN/user';

export default {
  ...common,
  ...home,
  ...image,
  ...login,
  ...request,
  ...sceneTemplate,
  ...session,
  ...sysUser,
  ...user,
};
