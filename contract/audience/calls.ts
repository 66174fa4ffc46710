export const audienceCalls = {
  estimate: 'POST /fish/admin/audience/estimate',
  parse: 'POST /fish/admin/audience/parse',
} as const;
