import type { Area } from '../area';
import { statisticCalls } from './endpoints';

export const statistic: Area = { calls: statisticCalls };
