import type { Area } from '../area';
import { logCalls } from './endpoints';

export const log: Area = { calls: logCalls };
