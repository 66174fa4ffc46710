import type { Area } from '../area';
import { statisticHandlers } from './endpoints';

export const statistic: Area = { handlers: statisticHandlers };

export { everyPeriod, readRanges, type Span } from './ranges';
