export const searchCalls = {
  records: 'GET /fish/admin/search/records',
} as const;
