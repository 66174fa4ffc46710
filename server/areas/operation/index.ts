import type { Area } from '../area';
import { operationCalls } from './endpoints';

export const operation: Area = { calls: operationCalls };
