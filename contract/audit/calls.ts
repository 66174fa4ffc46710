export const auditCalls = {
  pageList: 'GET /fish/admin/audit/pageList',
  detail: 'GET /fish/admin/audit/detail',
  summary: 'GET /fish/admin/audit/summary',
  submit: 'POST /fish/admin/audit/submit',
  claim: 'POST /fish/admin/audit/claim',
  release: 'POST /fish/admin/audit/release',
  review: 'POST /fish/admin/audit/review',
  correct: 'POST /fish/admin/audit/correct',
  countByState: 'POST /fish/admin/audit/countByState',
  violations: 'GET /fish/admin/audit/violations',
  similar: 'GET /fish/admin/audit/similar',
} as const;
