import type { Area } from '../area';
import { orderCalls } from './endpoints';
import { findOrdersBy } from './search';

export const order = { calls: orderCalls, finder: findOrdersBy } satisfies Area;
