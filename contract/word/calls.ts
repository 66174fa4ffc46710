export const wordCalls = {
  pageList: 'GET /fish/admin/word/pageList',
  detail: 'GET /fish/admin/word/detail',
  saveOrUpdate: 'POST /fish/admin/word/saveOrUpdate',
  changeStatus: 'POST /fish/admin/word/changeStatus',
  remove: 'POST /fish/admin/word/remove',
  countByStatus: 'POST /fish/admin/word/countByStatus',
  check: 'POST /fish/admin/word/check',
  importRows: 'POST /fish/admin/word/importRows',
} as const;
