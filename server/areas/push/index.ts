import type { Area } from '../area';
import { pushCalls } from './endpoints';
import { findPushesBy } from './search';

export const push = { calls: pushCalls, finder: findPushesBy } satisfies Area;
