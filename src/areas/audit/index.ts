export { auditHeadline } from './headline';
export { Marked } from './Marked';
export { setWaitingAuditCount, useWaitingAuditCount } from './useWaitingAuditCount';
