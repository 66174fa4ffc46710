import type { OrderDetail } from '@contract/order';
import { returnsStock, stonesTakenBack } from '@contract/order/enums';

/** What a refund of an amount brings about besides the money. */
export interface RefundEffect {
  /** Stones that the user loses, of those bought with the order. */
  takenBack: number;
  /** Those the user will have then; less than none is refused. */
  left: number;
  /** The goods come back in stock; where they don't, why. */
  stock: 'returns' | 'part' | 'sent' | 'none';
}

export function effectOf(order: OrderDetail, amount: number): RefundEffect {
  const { kind, stones, stonesLeft, paid, status, hasParcel } = order;
  if (kind === 'recharge') {
    const takenBack = stonesTakenBack(stones, amount, paid);
    return { takenBack, left: stonesLeft - takenBack, stock: 'none' };
  }
  const whole = amount === paid;
  const sent = whole ? 'sent' : 'part';
  return { takenBack: 0, left: stonesLeft, stock: returnsStock(status, whole, hasParcel) ? 'returns' : sent };
}

/** The most that can be refunded: no more than was paid, and no more than the stones left allow to take back. */
export function mostRefundable({ kind, stones, stonesLeft, paid }: OrderDetail): number {
  if (kind !== 'recharge' || stones === 0) return paid;
  const most = ((BigInt(stonesLeft) + 1n) * BigInt(paid) - 1n) / BigInt(stones);
  return most < BigInt(paid) ? Number(most) : paid;
}
