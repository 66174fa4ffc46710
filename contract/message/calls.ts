export const messageCalls = {
  pageList: 'GET /fish/admin/message/pageList',
  detail: 'GET /fish/admin/message/detail',
  saveOrUpdate: 'POST /fish/admin/message/saveOrUpdate',
  send: 'POST /fish/admin/message/send',
  withdraw: 'POST /fish/admin/message/withdraw',
  remove: 'POST /fish/admin/message/remove',
  countByStatus: 'POST /fish/admin/message/countByStatus',
  recipients: 'GET /fish/admin/message/recipients',
  read: 'POST /fish/admin/message/read',
} as const;
