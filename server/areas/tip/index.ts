import type { Area } from '../area';
import { tipCalls } from './endpoints';
import { findTipsBy } from './search';

export const tip = { calls: tipCalls, finder: findTipsBy } satisfies Area;
