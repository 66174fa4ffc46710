import type { Area } from '../area';
import { stoneHandlers } from './endpoints';
import { findStonesBy } from './search';

export const stone = { handlers: stoneHandlers, finder: findStonesBy } satisfies Area;
