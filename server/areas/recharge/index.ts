import type { Area } from '../area';
import { rechargeCalls } from './endpoints';

export const recharge: Area = { calls: rechargeCalls };
