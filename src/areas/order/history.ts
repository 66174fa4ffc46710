import type { OrderDetail } from '@contract/order';

/** One step of an order's life: when it was taken, or that it is what the order waits for. */
export interface Step {
  /** Also says what it is called. */
  key: 'ordered' | 'paid' | 'shipped' | 'completed' | 'closed' | 'refunded';
  at: string | null;
  status: 'finish' | 'process' | 'wait' | 'error';
}

/** What has become of an order, and what it waits for. One that was ended waits for nothing. */
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
