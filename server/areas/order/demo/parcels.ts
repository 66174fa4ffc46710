import type { World } from '../../../db/demo/world';
import { DAY_MS, shift } from '../../../lib/time';
import type { Draft } from './draft';
import { carriers, receivers } from './words';

export function addParcel({ trade, daysAgo }: World, draft: Draft, adminIds: string[]): void {
  const { order, first, steps } = draft;
  if (!order.lines.some(({ goods }) => 'kind' in goods && goods.kind === 'shipped')) {
    return;
  }
  const [receiverName, receiverAddress] = trade.pick(receivers);
  const receiverPhone = `1${trade.integer(30, 99)}0000${trade.integer(1000, 9999)}`;
  const parcel = { hasParcel: true, receiverName, receiverPhone, receiverAddress };
  Object.assign(first, { ...parcel, status: 'paid', completedAt: null });

  const now = daysAgo(0);
  const shippedAt = shift(first.orderedAt, Math.round((0.2 + 2.8 * trade.next()) * DAY_MS));
  const arrivedAt = shift(shippedAt, Math.round((1.5 + 5 * trade.next()) * DAY_MS));
  const { name: carrier, prefix } = trade.pick(carriers);
  const trackingNumber = `${prefix}${trade.integer(1_000_000_000, 9_999_999_999)}`;
  const by = { sysUserId: trade.pick(adminIds) };
  if (shippedAt < now) {
    steps.push({
      action: 'ship',
      at: shippedAt,
      change: { status: 'shipped', shippedAt, carrier, trackingNumber },
      by,
    });
  }
  if (arrivedAt < now) {
    steps.push({ action: 'complete', at: arrivedAt, change: { status: 'completed', completedAt: arrivedAt }, by });
  }
}
