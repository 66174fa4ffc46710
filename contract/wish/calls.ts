export const wishCalls = {
  pageList: 'GET /fish/admin/wish/pageList',
  detail: 'GET /fish/admin/wish/detail',
  countByState: 'POST /fish/admin/wish/countByState',
  fulfil: 'POST /fish/admin/wish/fulfil',
  remove: 'POST /fish/admin/wish/remove',
  make: 'POST /fish/admin/wish/make',
} as const;
