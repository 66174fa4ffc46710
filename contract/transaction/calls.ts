export const transactionCalls = {
  pageList: 'GET /fish/admin/transaction/pageList',
} as const;
