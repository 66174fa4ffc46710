import type { Area } from '../area';
import { logHandlers } from './endpoints';

export const log: Area = { handlers: logHandlers };
