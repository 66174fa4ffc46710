export const giftCalls = {
  pageList: 'GET /fish/admin/gift/pageList',
  detail: 'GET /fish/admin/gift/detail',
  saveOrUpdate: 'POST /fish/admin/gift/saveOrUpdate',
  changeStatus: 'POST /fish/admin/gift/changeStatus',
  countByStatus: 'POST /fish/admin/gift/countByStatus',
  previewPrices: 'POST /fish/admin/gift/previewPrices',
  changePrice: 'POST /fish/admin/gift/changePrice',
} as const;
