export const roomCalls = {
  pageList: 'GET /fish/admin/room/pageList',
  detail: 'GET /fish/admin/room/detail',
  saveOrUpdate: 'POST /fish/admin/room/saveOrUpdate',
  clone: 'POST /fish/admin/room/clone',
  changeStatus: 'POST /fish/admin/room/changeStatus',
  recommend: 'POST /fish/admin/room/recommend',
  countByStatus: 'POST /fish/admin/room/countByStatus',
  members: 'GET /fish/admin/room/members',
  gifts: 'GET /fish/admin/room/gifts',
  messages: 'GET /fish/admin/room/messages',
} as const;
