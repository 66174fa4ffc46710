import { loginCalls } from '../contract/login/calls';
import { sceneTemplateCalls } from '../contract/sceneTemplate/calls';
import { sysUserCalls } from '../contract/sysUser/calls';
import { userCalls } from '../contract/user/calls';

/** The calls of spec §7, which every service has. The others are ours, in the same style. */
export const specCalls = [
  loginCalls.account,
  sysUserCalls.pageList,
  sysUserCalls.saveOrUpdate,
  sysUserCalls.modifyPwd,
  userCalls.pageList,
  userCalls.changeStatus,
  sceneTemplateCalls.list,
  sceneTemplateCalls.modify,
] as const;
