export const userCalls = {
  /** spec §7 */
  pageList: 'GET /fish/admin/user/pageList',
  detail: 'GET /fish/admin/user/detail',
  /** spec §7 */
  changeStatus: 'POST /fish/admin/user/changeStatus',
  countByStatus: 'POST /fish/admin/user/countByStatus',
  adjustPoints: 'POST /fish/admin/user/adjustPoints',
  revealPhone: 'POST /fish/admin/user/revealPhone',
  figures: 'GET /fish/admin/user/figures',
  ledger: 'GET /fish/admin/user/ledger',
  sanctions: 'GET /fish/admin/user/sanctions',
  devices: 'GET /fish/admin/user/devices',
  logins: 'GET /fish/admin/user/logins',
  notes: 'GET /fish/admin/user/notes',
  addNote: 'POST /fish/admin/user/addNote',
  removeNote: 'POST /fish/admin/user/removeNote',
} as const;
