import type { OrderDetail } from '@contract/order';

type Order = Pick<OrderDetail, 'amount' | 'discount' | 'paid' | 'paidAt' | 'status'>;

/** What an order brings: what was paid, what is to be paid, or what nobody will pay because it was closed before. */
export function dueOf({ amount, discount, paid, paidAt, status }: Order) {
  if (paidAt) return { label: 'paid', minor: paid } as const;
  return { label: status === 'closed' ? 'neverPaid' : 'toPay', minor: amount - discount } as const;
}
