import common from './zh-CN/common';
import request from './zh-CN/request';
import session from './zh-CN/session';
import sysUser from './zh-CN/sysUser';

export default { ...common, ...request, ...session, ...sysUser };
