import type { Area } from '../area';
import { tipHandlers } from './endpoints';
import { findTipsBy } from './search';

export const tip = {
  handlers: tipHandlers,
  finder: findTipsBy,
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;
