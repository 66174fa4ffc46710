import type { Area } from '../area';
import { messageCalls } from './endpoints';
import { findMessagesBy } from './search';

export const message = { calls: messageCalls, finder: findMessagesBy } satisfies Area;
