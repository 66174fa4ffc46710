import common from './en-US/common';
import request from './en-US/request';
import session from './en-US/session';
import sysUser from './en-US/sysUser';

export default { ...common, ...request, ...session, ...sysUser };
