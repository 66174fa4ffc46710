import type { Area } from '../area';
import { advanceWishes } from './clock';
import { wishHandlers } from './endpoints';
import { findWishesBy } from './search';

export const wish = {
  handlers: wishHandlers,
  finder: findWishesBy,
  clocks: { wish: advanceWishes },
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;

export { giveStonesBack, holdWishRow, isOver } from './clock';
export { NO_WISHES, wishSumColumns } from './columns';
export { type WishRow, writeWish } from './write';
