export const shelfCalls = {
  detail: 'GET /fish/admin/shelf/detail',
  save: 'POST /fish/admin/shelf/save',
  sales: 'GET /fish/admin/shelf/sales',
  prices: 'GET /fish/admin/shelf/prices',
  timedPrices: 'GET /fish/admin/shelf/timedPrices',
  saveTimedPrice: 'POST /fish/admin/shelf/saveTimedPrice',
  endTimedPrice: 'POST /fish/admin/shelf/endTimedPrice',
} as const;
