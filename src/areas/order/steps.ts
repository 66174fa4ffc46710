import type { Order } from '@contract/order';
import { mayStep } from '@contract/order/enums';

/** What an operator may do to an order, in the order of a menu. */
const actions = ['ship', 'complete', 'remark', 'close', 'refund'] as const;
export type OrderAction = (typeof actions)[number];

export const isOrderAction = (value: unknown): value is OrderAction => actions.some((action) => action === value);

/** These can't be taken back, and are kept with a reason. */
export const isGrave = (action: OrderAction) => action === 'close' || action === 'refund';

/** What the back end would do; what it refuses is not offered. A remark can be written at any time. */
export const actionsFor = ({ status }: Pick<Order, 'status'>): OrderAction[] =>
  actions.filter((action) => action === 'remark' || mayStep(action, status));

/** What an order waits for an operator to do: the one primary action of its page. */
export const nextStep = ({ status }: Pick<Order, 'status'>): 'ship' | 'complete' | undefined =>
  (['ship', 'complete'] as const).find((step) => mayStep(step, status));
