export const operationCalls = {
  pageList: 'GET /fish/admin/operation/pageList',
} as const;
