export const shareCalls = {
  statistic: 'GET /fish/admin/share/statistic',
  pageList: 'GET /fish/admin/share/pageList',
  signUps: 'GET /fish/admin/share/signUps',
  suspects: 'GET /fish/admin/share/suspects',
  record: 'POST /fish/admin/share/record',
  click: 'POST /fish/admin/share/click',
  signUp: 'POST /fish/admin/share/signUp',
} as const;
