export const stoneCalls = {
  pageList: 'GET /fish/admin/stone/pageList',
  detail: 'GET /fish/admin/stone/detail',
  saveOrUpdate: 'POST /fish/admin/stone/saveOrUpdate',
  changeStatus: 'POST /fish/admin/stone/changeStatus',
  countByStatus: 'POST /fish/admin/stone/countByStatus',
  previewPrices: 'POST /fish/admin/stone/previewPrices',
  changePrice: 'POST /fish/admin/stone/changePrice',
} as const;
