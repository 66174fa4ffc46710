import type { Area } from '../area';
import { shelfHandlers } from './endpoints';

export const shelf: Area = { handlers: shelfHandlers, demo: () => require('./demo') as typeof import('./demo') };

export { giftsBy, stonesBy } from './byId';
export { goodsOrder, placed, shelfOrder, statusOf } from './columns';
export { checkIcon } from './icon';
export { changeSaleStatus } from './onSale';
export { keepPrice } from './prices';
export { soldTotals, withSold } from './sold';
