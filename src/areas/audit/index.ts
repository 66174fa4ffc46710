export { auditHeadline } from './headline';
export { textParts } from './textParts';
export { setWaitingAuditCount, useWaitingAuditCount } from './useWaitingAuditCount';
