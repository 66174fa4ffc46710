import type { Area } from '../area';
import { shelfHandlers } from './endpoints';
import { addSold, soldKept } from './kept';
import { advanceTimedPrices } from './timed/steps';

export const shelf: Area = {
  handlers: shelfHandlers,
  clocks: { timedPrices: advanceTimedPrices, sold: (db) => addSold(db) },
  kept: [soldKept],
  demo: () => require('./demo') as typeof import('./demo'),
};

export { giftsBy, giftsOf, stonesBy, stonesOf } from './byId';
export { goodsOrder, shelfOrder, statusOf } from './columns';
export { checkIcon } from './icon';
export { addSold } from './kept';
export { changeSaleStatus } from './onSale';
export { keepPrice } from './prices';
export { soldTotals } from './sold';
export { requireNoTimedPrice, withHeldUntil } from './timed/rule';
export { advanceItem, advanceSold } from './timed/steps';
