import type { Area } from '../area';
import { wishCalls } from './endpoints';
import { findWishesBy } from './search';

export const wish = { calls: wishCalls, finder: findWishesBy } satisfies Area;
