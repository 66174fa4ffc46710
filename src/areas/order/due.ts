import type { OrderDetail } from '@contract/order';

type Order = Pick<OrderDetail, 'amount' | 'discount' | 'paid' | 'status'>;

/** What an order brings: what was paid, what is to be paid, or what nobody will pay because it was closed before. */
export function dueOf({ amount, discount, paid, status }: Order) {
  if (status === 'waiting') return { label: 'toPay', minor: amount - discount } as const;
  if (status === 'closed') return { label: 'neverPaid', minor: amount - discount } as const;
  return { label: 'paid', minor: paid } as const;
}
