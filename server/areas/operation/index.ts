import type { Area } from '../area';
import { operationHandlers } from './endpoints';

export const operation: Area = { handlers: operationHandlers };

export { latestOperations } from './queries';
