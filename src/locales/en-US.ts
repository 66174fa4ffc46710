import common from './en-US/common';
import home from './en-US/home';
import login from './en-US/login';
import request from './en-US/request';
import session from './en-US/session';
import sysUser from './en-US/sysUser';

export default { ...common, ...home, ...login, ...request, ...session, ...sysUser };
