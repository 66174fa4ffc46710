import type { OrderDetail } from '@contract/order';
import { dueOf } from './due';
import { endOf, stepsOf } from './history';

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

test.each([
  ['waiting', ['ordered finish', 'paid process', 'shipped wait', 'completed wait']],
  ['paid', ['ordered finish', 'paid finish', 'shipped process', 'completed wait']],
  ['shipped', ['ordered finish', 'paid finish', 'shipped finish', 'completed process']],
  ['completed', ['ordered finish', 'paid finish', 'shipped finish', 'completed finish']],
  ['closed', ['ordered finish', 'closed error']],
  ['refunded', ['ordered finish', 'paid finish', 'refunded error']],
] as const)('a service that names no times says by “%s” what is done', (status, done) => {
  expect(steps({ hasParcel: true, status })).toEqual(done);
});

test.each([
  ['waiting', 'toPay', 90],
  ['closed', 'neverPaid', 90],
  ['paid', 'paid', 80],
  ['completed', 'paid', 80],
  ['refunded', 'paid', 80],
] as const)(
  'of an order that is %s the figure is “%s”, also where no time of its payment is known',
  (status, label, minor) => {
    expect(dueOf({ amount: 100, discount: 10, paid: 80, status })).toEqual({ label, minor });
  },
);

test.each([
  [{ status: 'paid' }, undefined],
  [
    { status: 'closed', closedAt: at(2) },
    { text: 'closed', at: at(2) },
  ],
  [{ status: 'closed' }, { text: 'closed.undated' }],
  [
    { status: 'refunded', refunded: 1, refundedAt: at(2) },
    { text: 'refunded', at: at(2) },
  ],
  [{ status: 'refunded', refunded: 3 }, { text: 'refunded.all.undated' }],
] as const)('of %j is told how it ended, and when, if that is known', (order, end) => {
  expect(endOf({ ...bare, paid: 3, ...order } as OrderDetail)).toEqual(end);
});
