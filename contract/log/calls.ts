export const logCalls = {
  pageList: 'GET /fish/admin/log/pageList',
  countByOutcome: 'POST /fish/admin/log/countByOutcome',
  bursts: 'GET /fish/admin/log/bursts',
} as const;
