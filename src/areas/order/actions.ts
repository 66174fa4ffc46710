import type { Order } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { mayStep } from '@contract/order/enums';
import { isOneOf } from '@/components/isOneOf';

/** In the order of the menu. */
const actions = ['ship', 'complete', 'changeParcel', 'remark', 'close', 'refund'] as const;
export type OrderAction = (typeof actions)[number];

export const isOrderAction = isOneOf(actions);

export const callOf = {
  ship: orderCalls.ship,
  complete: orderCalls.complete,
  changeParcel: orderCalls.changeParcel,
  remark: orderCalls.remark,
  close: orderCalls.close,
  refund: orderCalls.refund,
} as const;

/** These can't be undone and need a reason. */
export const isGrave = (action: OrderAction) => action === 'close' || action === 'refund';

/** The actions that the back end accepts. A remark is always possible. */
export const actionsFor = ({ status }: Pick<Order, 'status'>): OrderAction[] =>
  actions.filter((action) => action === 'remark' || mayStep(action, status));

/** The primary action of an order's page. */
export const nextAction = ({ status }: Pick<Order, 'status'>): 'ship' | 'complete' | undefined =>
  (['ship', 'complete'] as const).find((action) => mayStep(action, status));
