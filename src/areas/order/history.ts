import type { OrderDetail } from '@contract/order';

/** One step of an order: when it happened, or that the order waits for it. */
export interface Step {
  /** Also the key of its name. */
  key: 'ordered' | 'paid' | 'shipped' | 'completed' | 'closed' | 'refunded';
  at: string | null;
  status: 'finish' | 'process' | 'wait' | 'error';
}

const WAY = ['ordered', 'paid', 'shipped', 'completed'] as const;

/** The last step that an order of a status has surely taken; not every service says when. */
const LAST: Readonly<Record<OrderDetail['status'], (typeof WAY)[number]>> = {
  waiting: 'ordered',
  paid: 'paid',
  shipped: 'shipped',
  completed: 'completed',
  closed: 'ordered',
  refunded: 'paid',
};

/** What happened to an order, and what it waits for. A closed or refunded order waits for nothing. */
export function stepsOf(order: OrderDetail): Step[] {
  const { status, closedAt, refundedAt, hasParcel } = order;
  const last = WAY.indexOf(LAST[status]);
  const isTaken = (key: (typeof WAY)[number]) => Boolean(order[`${key}At`]) || WAY.indexOf(key) <= last;
  const way = WAY.filter((key) => key !== 'shipped' || hasParcel).map((key) => ({ key, at: order[`${key}At`] }));
  const taken = way.filter(({ key }) => isTaken(key)).map((step): Step => ({ ...step, status: 'finish' }));
  if (status === 'closed') return [...taken, { key: 'closed', at: closedAt, status: 'error' }];
  if (status === 'refunded') return [...taken, { key: 'refunded', at: refundedAt, status: 'error' }];
  const ahead = way.filter(({ key }) => !isTaken(key));
  return [...taken, ...ahead.map((step, index): Step => ({ ...step, status: index ? 'wait' : 'process' }))];
}

/** Which text says how an order ended, and when, if its service says that; undefined if it goes on. */
export function endOf({ status, closedAt, refundedAt, refunded, paid }: OrderDetail) {
  if (status !== 'closed' && status !== 'refunded') return undefined;
  const how = status === 'refunded' && refunded === paid ? 'refunded.all' : status;
  const at = status === 'closed' ? closedAt : refundedAt;
  return at ? ({ text: how, at } as const) : ({ text: `${how}.undated`, at: undefined } as const);
}
