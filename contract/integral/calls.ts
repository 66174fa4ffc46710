export const integralCalls = {
  pageList: 'GET /fish/admin/integral/pageList',
  detail: 'GET /fish/admin/integral/detail',
  saveOrUpdate: 'POST /fish/admin/integral/saveOrUpdate',
  changeStatus: 'POST /fish/admin/integral/changeStatus',
  remove: 'POST /fish/admin/integral/remove',
  countByStatus: 'POST /fish/admin/integral/countByStatus',
  preview: 'POST /fish/admin/integral/preview',
  earn: 'POST /fish/admin/integral/earn',
} as const;
