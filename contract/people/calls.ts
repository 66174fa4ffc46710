export const peopleCalls = {
  pageList: 'GET /fish/admin/people/pageList',
  detail: 'GET /fish/admin/people/detail',
  open: 'POST /fish/admin/people/open',
  changeStatus: 'POST /fish/admin/people/changeStatus',
  freeze: 'POST /fish/admin/people/freeze',
  recommend: 'POST /fish/admin/people/recommend',
  countByStatus: 'POST /fish/admin/people/countByStatus',
  groups: 'GET /fish/admin/people/groups',
  reports: 'GET /fish/admin/people/reports',
} as const;
