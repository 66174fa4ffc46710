import type { OrderDetail } from '@contract/order';
import { returnsStock, stonesTakenBack } from '@contract/order/enums';

/** The effects of a refund besides the money. */
interface RefundEffect {
  /** Stones that the user loses, because they were bought with the order. */
  takenBack: number;
  /** Stones that the user has afterwards; below zero the refund is refused. */
  left: number;
  /** Whether the goods return to the stock, or why not. */
  stock: 'returns' | 'part' | 'sent' | 'none';
}

export function effectOf(order: OrderDetail, amount: number): RefundEffect {
  const { kind, stones, stonesLeft, paid, status, hasParcel } = order;
  if (kind === 'recharge') {
    const takenBack =
      Number.isInteger(stones) && Number.isInteger(paid) ? stonesTakenBack(stones, amount, paid) : Number.NaN;
    return { takenBack, left: stonesLeft - takenBack, stock: 'none' };
  }
  const kept = hasParcel ? 'sent' : 'part';
  return { takenBack: 0, left: stonesLeft, stock: returnsStock(status, amount === paid, hasParcel) ? 'returns' : kept };
}

/** The largest refund: at most what was paid, and no more than the remaining stones allow to take back. */
export function mostRefundable({ kind, stones, stonesLeft, paid }: OrderDetail): number {
  if (kind !== 'recharge' || stones === 0 || ![stones, stonesLeft, paid].every(Number.isInteger)) return paid;
  const most = ((BigInt(stonesLeft) + 1n) * BigInt(paid) - 1n) / BigInt(stones);
  return most < BigInt(paid) ? Number(most) : paid;
}
