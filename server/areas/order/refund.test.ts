import { codes } from '../../../contract/codes';
import type { OrderDetail } from '../../../contract/order';
import { orderCalls } from '../../../contract/order/calls';
import { onDatabase } from '../../testing';
import { receiver, testMall } from './testMall';

const reason = 'Bought by mistake';

onDatabase({ demo: 'medium' }, (server) => {
  const mall = testMall(server);
  const { makePackage, makeGift, someone, place, pay, exchange, stockOf, userOf, rowOf, log } = mall;
  beforeEach(() => server().signIn());
  afterEach(mall.expectLedgersToSum);

  const refund = (id: string, amount: number) => server().call(orderCalls.refund, { id, amount, reason });

  /** 66 stones for 6.00 CNY. */
  async function bought(): Promise<OrderDetail> {
    const { id } = await makePackage();
    const { data } = await place(await someone(), [{ id, count: 1 }]);
    return (await pay(data.id)).data;
  }

  test.each([
    ['all', 600, 66],
    ['half', 300, 33],
    ['a part that is worth no whole number of stones', 599, 65],
  ])('of %s of the money takes its part of the stones back', async (_, amount, taken) => {
    const { id, user } = await bought();
    const answer = await refund(id, amount);
    expect(answer).toMatchObject({
      code: codes.success,
      data: { status: 'refunded', paid: 600, refunded: amount, refundReason: reason, stonesLeft: 66 - taken },
    });
    expect(answer.data.ledger).toMatchObject([
      { kind: 'recharge', delta: 66, by: null },
      { kind: 'refund', delta: -taken, balance: 66 - taken, reason, by: 'Admin', order: { id } },
    ]);
    expect((await userOf(user.id)).stones).toBe(66 - taken);
    expect((await log(id)).at(-1)).toMatchObject({
      action: 'refund',
      reason,
      before: { status: 'completed' },
      after: { status: 'refunded', refunded: `${(amount / 100).toFixed(2)} CNY` },
    });
  });

  test('so small that no stone is worth it moves no balance', async () => {
    const { id } = await bought();
    expect((await refund(id, 1)).data).toMatchObject({ refunded: 1, stonesLeft: 66, ledger: [{ kind: 'recharge' }] });
  });

  test('happens once', async () => {
    const { id } = await bought();
    await refund(id, 100);
    expect(await refund(id, 100)).toMatchObject({
      code: codes.ruleForbids,
      message: 'This order is refunded already',
    });
    expect((await rowOf(id)).refunded).toBe(100);
  });

  test('is never above what was paid, and says how much that was', async () => {
    const { id } = await bought();
    const before = await rowOf(id);
    expect(await refund(id, 601)).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path: 'amount', message: 'At most what was paid: 6.00 CNY' }] },
    });
    for (const amount of [0, -1, 0.5]) {
      expect(await refund(id, amount)).toMatchObject({ code: codes.validationFailed });
    }
    expect(await rowOf(id)).toEqual(before);
  });

  test('needs a reason', async () => {
    const { id } = await bought();
    expect(await server().call(orderCalls.refund, { id, amount: 1, reason: ' ' })).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path: 'reason' }] },
    });
  });

  test('is refused while the stones are spent, and says what is missing; a part still goes', async () => {
    const { id, user } = await bought();
    const { id: giftId } = await makeGift({ priceStones: 20 });
    await exchange(user.id, giftId, { count: 2 });
    const before = await rowOf(id);
    expect(await refund(id, 600)).toMatchObject({
      code: codes.ruleForbids,
      message: '66 stones go back with this refund, and this user has only 26: 40 are missing',
    });
    expect(await rowOf(id)).toEqual(before);
    expect((await userOf(user.id)).stones).toBe(26);
    expect((await refund(id, 236)).data).toMatchObject({ status: 'refunded', stonesLeft: 1 });
  });

  test('after a discount is at most what was paid, for the stones that were bought', async () => {
    const { id: packageId } = await makePackage();
    const { data } = await place(await someone(), [{ id: packageId, count: 1 }], { discount: 400 });
    await pay(data.id);
    expect(await refund(data.id, 201)).toMatchObject({ code: codes.validationFailed });
    expect((await refund(data.id, 100)).data).toMatchObject({ stonesLeft: 33 });
  });

  describe('of an exchange', () => {
    const carrier = { carrier: 'SF Express', trackingNumber: 'SF12345678' };

    test.each([
      ['a virtual gift', 'virtual', 'completed', 40, 10],
      ['an animated gift', 'animated', 'completed', 40, 10],
      ['a virtual gift, in part', 'virtual', 'completed', 39, 8],
      ['a parcel that waits', 'shipped', 'paid', 40, 10],
      ['a parcel that waits, in part', 'shipped', 'paid', 39, 10],
      ['a parcel on its way', 'shipped', 'shipped', 40, 8],
      ['a parcel on its way, in part', 'shipped', 'shipped', 39, 8],
      ['a parcel that arrived', 'shipped', 'completed', 40, 8],
    ] as const)('%s gives the stones back, and what can be sold again', async (_, kind, status, amount, stock) => {
      const { id: giftId } = await makeGift({ kind, stock: 10 });
      const userId = await someone({ stones: 50 });
      const { data } = await exchange(userId, giftId, { count: 2, receiver });
      if (kind === 'shipped' && status !== 'paid') await server().ask(orderCalls.ship, { id: data.id, ...carrier });
      if (kind === 'shipped' && status === 'completed') await server().ask(orderCalls.complete, { id: data.id });
      expect(await rowOf(data.id)).toMatchObject({ status });
      expect(await stockOf(giftId)).toBe(8);
      const answer = await refund(data.id, amount);
      expect(answer).toMatchObject({ code: codes.success, data: { status: 'refunded', refunded: amount } });
      expect(answer.data.ledger).toMatchObject([
        { kind: 'exchange', delta: -40, balance: 10, by: null },
        { kind: 'refund', delta: amount, balance: 10 + amount, reason, by: 'Admin' },
      ]);
      expect(await stockOf(giftId)).toBe(stock);
    });

    test('for points gives points back', async () => {
      const { id: giftId } = await makeGift({ pricePoints: 50 });
      const userId = await someone({ points: 70, stones: 5 });
      const { data } = await exchange(userId, giftId, { currency: 'points' });
      expect(await refund(data.id, 51)).toMatchObject({
        data: { fields: [{ path: 'amount', message: 'At most what was paid: 50 points' }] },
      });
      await refund(data.id, 30);
      expect(await userOf(userId)).toMatchObject({ points: 50, stones: 5 });
    });

    test('lets the user have the piece again that a limit allowed', async () => {
      const { id: giftId } = await makeGift({ limitPerUser: 1 });
      const userId = await someone({ stones: 50 });
      const { data } = await exchange(userId, giftId);
      expect(await exchange(userId, giftId)).toMatchObject({ code: codes.ruleForbids });
      await refund(data.id, 20);
      expect(await exchange(userId, giftId)).toMatchObject({ code: codes.success });
    });

    test('of a part leaves the user the piece, and no room for another', async () => {
      const { id: giftId } = await makeGift({ limitPerUser: 1 });
      const userId = await someone({ stones: 50 });
      const { data } = await exchange(userId, giftId);
      await refund(data.id, 19);
      expect(await exchange(userId, giftId)).toMatchObject({ code: codes.ruleForbids });
    });

    test.each([
      ['waits gives it up, so the user may have it again', false, codes.success],
      ['has left leaves it to the user', true, codes.ruleForbids],
    ])('of a part of a parcel that %s', async (_, left, code) => {
      const { id: giftId } = await makeGift({ kind: 'shipped', limitPerUser: 1 });
      const userId = await someone({ stones: 50 });
      const { data } = await exchange(userId, giftId, { receiver });
      if (left) await server().ask(orderCalls.ship, { id: data.id, ...carrier });
      await refund(data.id, 19);
      expect(await exchange(userId, giftId, { receiver })).toMatchObject({ code });
    });
  });
});
