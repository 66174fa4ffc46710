import type { Area } from '../area';
import { stoneCalls } from './endpoints';
import { findStonesBy } from './search';

export const stone = { calls: stoneCalls, finder: findStonesBy } satisfies Area;
