export const homeCalls = {
  summary: 'GET /fish/admin/home/summary',
} as const;
