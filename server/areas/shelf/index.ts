import type { Area } from '../area';
import { shelfHandlers } from './endpoints';
import { addSold, soldKept } from './kept';

export const shelf: Area = {
  handlers: shelfHandlers,
  advance: (db) => addSold(db),
  kept: soldKept,
  demo: () => require('./demo') as typeof import('./demo'),
};

export { giftsBy, stonesBy } from './byId';
export { goodsOrder, placed, shelfOrder, statusOf } from './columns';
export { checkIcon } from './icon';
export { addSold } from './kept';
export { changeSaleStatus } from './onSale';
export { keepPrice } from './prices';
export { soldTotals, withSold } from './sold';
