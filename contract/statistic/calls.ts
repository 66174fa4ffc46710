export const statisticCalls = {
  wish: 'GET /fish/admin/statistic/wish',
} as const;
