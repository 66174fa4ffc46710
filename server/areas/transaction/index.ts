import type { Area } from '../area';
import { transactionHandlers } from './endpoints';

export const transaction: Area = { handlers: transactionHandlers };
