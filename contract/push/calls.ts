export const pushCalls = {
  pageList: 'GET /fish/admin/push/pageList',
  detail: 'GET /fish/admin/push/detail',
  saveOrUpdate: 'POST /fish/admin/push/saveOrUpdate',
  send: 'POST /fish/admin/push/send',
  cancel: 'POST /fish/admin/push/cancel',
  remove: 'POST /fish/admin/push/remove',
  test: 'POST /fish/admin/push/test',
  recipients: 'GET /fish/admin/push/recipients',
  opened: 'POST /fish/admin/push/opened',
} as const;
