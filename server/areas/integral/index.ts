import type { Area } from '../area';
import { integralHandlers } from './endpoints';
import { findIntegralsBy } from './search';

export const integral = {
  handlers: integralHandlers,
  finder: findIntegralsBy,
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;
