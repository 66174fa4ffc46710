import common from './en-US/common';
import home from './en-US/home';
import image from './en-US/image';
import login from './en-US/login';
import request from './en-US/request';
import sceneTemplate from './en-US/sceneTemplate';
import session from './en-US/session';
import sysUser from './en-US/sysUser';
import user from './en-US/user';

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
