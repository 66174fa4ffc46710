import type { Area } from '../area';
import { integralCalls } from './endpoints';
import { findIntegralsBy } from './search';

export const integral = { calls: integralCalls, finder: findIntegralsBy } satisfies Area;
