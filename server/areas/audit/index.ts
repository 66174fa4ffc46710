import type { Area } from '../area';
import { auditHandlers } from './endpoints';

export const audit: Area = { handlers: auditHandlers, demo: () => require('./demo') as typeof import('./demo') };

export { rejectWaiting } from './closed';
export { enterAudit } from './enter';
export { listAudits } from './queries';
export { submitAudit } from './submit';
