export const tipCalls = {
  pageList: 'GET /fish/admin/tip/pageList',
  detail: 'GET /fish/admin/tip/detail',
  saveOrUpdate: 'POST /fish/admin/tip/saveOrUpdate',
  changeStatus: 'POST /fish/admin/tip/changeStatus',
  countByStatus: 'POST /fish/admin/tip/countByStatus',
  shown: 'GET /fish/admin/tip/shown',
  overlapping: 'GET /fish/admin/tip/overlapping',
} as const;
