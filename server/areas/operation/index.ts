import type { Area } from '../area';
import { operationHandlers } from './endpoints';
import { sealOperations } from './seal';

export const operation: Area = { handlers: operationHandlers, clocks: { operation: sealOperations } };

export { cutOperations } from './cut';
export { latestOperations } from './queries';
export { sealOperations } from './seal';
export { type Fault, type Head, type Verified, verifyOperations } from './verify';
