export const orderCalls = {
  pageList: 'GET /fish/admin/order/pageList',
  detail: 'GET /fish/admin/order/detail',
  countByStatus: 'POST /fish/admin/order/countByStatus',
  remark: 'POST /fish/admin/order/remark',
  ship: 'POST /fish/admin/order/ship',
  complete: 'POST /fish/admin/order/complete',
  close: 'POST /fish/admin/order/close',
  refund: 'POST /fish/admin/order/refund',
  revealPhone: 'POST /fish/admin/order/revealPhone',
  place: 'POST /fish/admin/order/place',
  pay: 'POST /fish/admin/order/pay',
  exchange: 'POST /fish/admin/order/exchange',
} as const;
