import type { OrderDetail } from '@contract/order';

/** One step of an order: when it happened, or that the order waits for it. */
export interface Step {
  /** Also the key of its name. */
  key: 'ordered' | 'paid' | 'shipped' | 'completed' | 'closed' | 'refunded';
  at: string | null;
  status: 'finish' | 'process' | 'wait' | 'error';
}

/** What happened to an order, and what it waits for. A closed or refunded order waits for nothing. */
export function stepsOf(order: OrderDetail): Step[] {
  const { status, orderedAt, paidAt, shippedAt, completedAt, closedAt, refundedAt, hasParcel } = order;
  const way: Omit<Step, 'status'>[] = [
    { key: 'ordered', at: orderedAt },
    { key: 'paid', at: paidAt },
    ...(hasParcel ? [{ key: 'shipped' as const, at: shippedAt }] : []),
    { key: 'completed', at: completedAt },
  ];
  const taken = way.filter(({ at }) => at).map((step): Step => ({ ...step, status: 'finish' }));
  if (status === 'closed') return [...taken, { key: 'closed', at: closedAt, status: 'error' }];
  if (status === 'refunded') return [...taken, { key: 'refunded', at: refundedAt, status: 'error' }];
  const ahead = way.filter(({ at }) => !at);
  return [...taken, ...ahead.map((step, index): Step => ({ ...step, status: index ? 'wait' : 'process' }))];
}
