import type { Area } from '../area';
import { auditCalls } from './endpoints';

export const audit: Area = { calls: auditCalls };
