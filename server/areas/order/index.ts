import type { Area } from '../area';
import { orderHandlers } from './endpoints';
import { linesKept } from './kept';
import { findOrdersBy } from './search';

export const order = {
  handlers: orderHandlers,
  finder: findOrdersBy,
  kept: [linesKept],
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;

export { amountsBy, findLines, inStates, matchingLines, pageOfLines, stateOf } from './lines';
export { listOrders } from './queries';
export { withRefunded } from './refundedLines';
