import type { OrderDetail } from '@contract/order';
import { stonesTakenBack } from '@contract/order/enums';
import { effectOf, mostRefundable } from './refund';

const order = (of: Partial<OrderDetail>) =>
  ({
    kind: 'recharge',
    paid: 1999,
    stones: 330,
    stonesLeft: 330,
    status: 'completed',
    hasParcel: false,
    ...of,
  }) as OrderDetail;

test('of a purchase, stones go back in proportion, down to whole ones', () => {
  expect(effectOf(order({}), 1999)).toEqual({ takenBack: 330, left: 0, stock: 'none' });
  expect(effectOf(order({}), 1000)).toEqual({ takenBack: 165, left: 165, stock: 'none' });
  expect(effectOf(order({}), 6)).toEqual({ takenBack: 0, left: 330, stock: 'none' });
  expect(effectOf(order({ stonesLeft: 100 }), 1999)).toMatchObject({ takenBack: 330, left: -230 });
});

test('the most that can be refunded is the largest amount whose stones the user still has', () => {
  for (const [paid, stones] of [
    [7, 100],
    [100, 7],
    [13, 13],
    [600, 66],
  ] as const) {
    for (let stonesLeft = 0; stonesLeft <= stones + 1; stonesLeft++) {
      const allowed = Array.from({ length: paid + 1 }, (_, amount) => amount).filter(
        (amount) => stonesTakenBack(stones, amount, paid) <= stonesLeft,
      );
      expect(mostRefundable(order({ paid, stones, stonesLeft }))).toBe(allowed.at(-1));
    }
  }
});

test('no digit is lost on the way to the most', () => {
  const large = order({ paid: 9_999_999_999, stones: 999_999_999, stonesLeft: 999_999_998 });
  const most = mostRefundable(large);
  expect(stonesTakenBack(large.stones, most, large.paid)).toBe(999_999_998);
  expect(stonesTakenBack(large.stones, most + 1, large.paid)).toBe(999_999_999);
});

test('goods come back in stock while their parcel waits, and without a parcel when all is refunded', () => {
  const exchange = { kind: 'exchange', paid: 100, stones: 0, stonesLeft: 0 } as const;
  const stockOf = (of: Partial<OrderDetail>, amount: number) => effectOf(order({ ...exchange, ...of }), amount).stock;
  expect(stockOf({ status: 'paid', hasParcel: true }, 100)).toBe('returns');
  expect(stockOf({ status: 'completed', hasParcel: false }, 100)).toBe('returns');
  expect(stockOf({ status: 'shipped', hasParcel: true }, 100)).toBe('sent');
  expect(stockOf({ status: 'completed', hasParcel: true }, 100)).toBe('sent');
  expect(stockOf({ status: 'paid', hasParcel: true }, 99)).toBe('returns');
  expect(stockOf({ status: 'completed', hasParcel: false }, 99)).toBe('part');
  expect(stockOf({ status: 'shipped', hasParcel: true }, 99)).toBe('sent');
  expect(mostRefundable(order(exchange))).toBe(100);
});
