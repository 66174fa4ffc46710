export const sysUserCalls = {
  /** spec §7 */
  pageList: 'GET /fish/admin/sysUser/pageList',
  detail: 'GET /fish/admin/sysUser/detail',
  /** spec §7 */
  saveOrUpdate: 'POST /fish/admin/sysUser/saveOrUpdate',
  changeStatus: 'POST /fish/admin/sysUser/changeStatus',
  resetPwd: 'POST /fish/admin/sysUser/resetPwd',
  /** spec §7 */
  modifyPwd: 'POST /fish/admin/sysUser/modifyPwd',
  countByStatus: 'POST /fish/admin/sysUser/countByStatus',
  signOutEverywhere: 'POST /fish/admin/sysUser/signOutEverywhere',
  logins: 'GET /fish/admin/sysUser/logins',
} as const;
