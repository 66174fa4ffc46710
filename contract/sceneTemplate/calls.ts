export const sceneTemplateCalls = {
  /** spec §7 */
  list: 'GET /fish/admin/sceneTemplate/list',
  detail: 'GET /fish/admin/sceneTemplate/detail',
  /** spec §7 */
  modify: 'POST /fish/admin/sceneTemplate/modify',
  clone: 'POST /fish/admin/sceneTemplate/clone',
  changeStatus: 'POST /fish/admin/sceneTemplate/changeStatus',
  makeDefault: 'POST /fish/admin/sceneTemplate/makeDefault',
  reorder: 'POST /fish/admin/sceneTemplate/reorder',
  rooms: 'GET /fish/admin/sceneTemplate/rooms',
} as const;
