export const audienceCalls = {
  estimate: 'POST /fish/admin/audience/estimate',
  parse: 'POST /fish/admin/audience/parse',
  list: 'GET /fish/admin/audience/list',
  detail: 'GET /fish/admin/audience/detail',
  saveOrUpdate: 'POST /fish/admin/audience/saveOrUpdate',
  remove: 'POST /fish/admin/audience/remove',
} as const;
