export const rechargeCalls = {
  pageList: 'GET /fish/admin/recharge/pageList',
} as const;
