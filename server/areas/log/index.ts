import type { Area } from '../area';
import { logHandlers } from './endpoints';
import { burstsKept } from './kept';

export const log: Area = { handlers: logHandlers, kept: [burstsKept] };
