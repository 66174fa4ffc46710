import type { OrderDetail } from '@contract/order';
import { stepsOf } from './history';

const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`;
const bare = { paidAt: null, shippedAt: null, completedAt: null, closedAt: null, refundedAt: null };
const steps = (of: Partial<OrderDetail>) =>
  stepsOf({ ...bare, orderedAt: at(1), hasParcel: false, ...of } as OrderDetail).map(
    ({ key, status }) => `${key} ${status}`,
  );

test('an order with a parcel is paid, shipped and completed, and waits for the first that is not done', () => {
  const parcel = { hasParcel: true } as const;
  const paid = { ...parcel, paidAt: at(2) };
  expect(steps({ ...parcel, status: 'waiting' })).toEqual([
    'ordered finish',
    'paid process',
    'shipped wait',
    'completed wait',
  ]);
  expect(steps({ ...paid, status: 'paid' })).toEqual([
    'ordered finish',
    'paid finish',
    'shipped process',
    'completed wait',
  ]);
  expect(steps({ ...paid, status: 'shipped', shippedAt: at(3) }).at(-1)).toBe('completed process');
});

test('what needs no parcel is not said to be shipped', () => {
  expect(steps({ status: 'completed', paidAt: at(2), completedAt: at(2) })).toEqual([
    'ordered finish',
    'paid finish',
    'completed finish',
  ]);
});

test('one that was closed or refunded ends there, after what had been done', () => {
  expect(steps({ status: 'closed', closedAt: at(2) })).toEqual(['ordered finish', 'closed error']);
  const shipped = { hasParcel: true, paidAt: at(2), shippedAt: at(3) };
  expect(steps({ ...shipped, status: 'refunded', refundedAt: at(4) })).toEqual([
    'ordered finish',
    'paid finish',
    'shipped finish',
    'refunded error',
  ]);
});
