export const shelfCalls = {
  detail: 'GET /fish/admin/shelf/detail',
  save: 'POST /fish/admin/shelf/save',
  sales: 'GET /fish/admin/shelf/sales',
  prices: 'GET /fish/admin/shelf/prices',
} as const;
