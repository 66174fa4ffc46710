import type { Area } from '../area';
import { transactionCalls } from './endpoints';

export const transaction: Area = { calls: transactionCalls };
