import type { Area } from '../area';
import { messageHandlers } from './endpoints';
import { findMessagesBy } from './search';

export const message = {
  handlers: messageHandlers,
  finder: findMessagesBy,
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;
export { messageSending } from './sending';
