import common from './zh-CN/common';
import home from './zh-CN/home';
import login from './zh-CN/login';
import request from './zh-CN/request';
import session from './zh-CN/session';
import sysUser from './zh-CN/sysUser';

export default { ...common, ...home, ...login, ...request, ...session, ...sysUser };
