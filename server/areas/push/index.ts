import { numbersKept } from '../../delivery/kept';
import type { Area } from '../area';
import { pushHandlers } from './endpoints';
import { findPushesBy } from './search';

export const push = {
  handlers: pushHandlers,
  finder: findPushesBy,
  kept: [numbersKept],
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;

export { listPushes } from './queries';
export { pushSending } from './sending';
