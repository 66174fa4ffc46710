import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { orderCalls } from '../../../contract/order/calls';
import { rechargeCalls } from '../../../contract/recharge/calls';
import { transactionCalls } from '../../../contract/transaction/calls';
import { DAY_MS, shift } from '../../lib/time';
import { onDatabase, START } from '../../testing';
import { gift } from '../shelf/table';
import { user } from '../user/table';
import { receiver, testMall } from './testMall';

const forbidden = (message: string) => ({ code: codes.ruleForbids, message });
const invalid = (path: string, message: string) => ({
  code: codes.validationFailed,
  data: { fields: [{ path, message }] },
});

onDatabase({ demo: 'medium' }, (server) => {
  const mall = testMall(server);
  const { makePackage, makeGift, someone, place, pay, exchange, detail, stockOf, userOf, log } = mall;
  beforeEach(() => server().signIn());
  afterEach(mall.expectLedgersToSum);

  const ban = (id: string, days: number) =>
    server()
      .db.update(user)
      .set({ status: 'banned', statusUntil: shift(START.toISOString(), days * DAY_MS) })
      .where(eq(user.id, id));

  describe('money for stones', () => {
    test('waits for the payment; when it arrives the stones are the user’s', async () => {
      const [small, large] = [await makePackage(), await makePackage({ price: 3000, stones: 300, bonus: 60 })];
      const userId = await someone();
      const items = [
        { id: small.id, count: 2 },
        { id: large.id, count: 1 },
      ];
      const { data: placed } = await place(userId, items, { discount: 101 });
      expect(placed).toMatchObject({ kind: 'recharge', status: 'waiting', amount: 4200, discount: 101, paid: 0 });
      expect(placed).toMatchObject({ stones: 492, stonesLeft: 0, ledger: [], receiver: null, hasParcel: false });
      const { data: paid } = await pay(placed.id, 'money-1');
      expect(paid).toMatchObject({ status: 'completed', paid: 4099, channelNumber: 'money-1', stonesLeft: 492 });
      expect(paid.ledger).toMatchObject([
        { kind: 'recharge', delta: 492, balance: 492, order: { id: paid.id, number: paid.number }, by: null },
      ]);
      const { list } = await server().ask(rechargeCalls.pageList, { userId, sort: 'number', order: 'ascend' });
      const lines = list.filter(({ order }) => order.id === placed.id);
      // Each line with its share of the discount subtracted.
      expect(lines).toMatchObject([
        { package: { id: small.id }, count: 2, stones: 120, bonus: 12, paid: 1171, status: 'paid' },
        { package: { id: large.id }, count: 1, stones: 300, bonus: 60, paid: 2928, status: 'paid' },
      ]);
      expect(await log(placed.id)).toMatchObject([
        { action: 'place', after: { status: 'waiting', amount: '42.00 CNY' } },
        { action: 'pay', before: { status: 'waiting' }, after: { status: 'completed', paid: '40.99 CNY' } },
      ]);
    });

    test('is refused for whom, and what, there is not', async () => {
      const { id } = await makePackage();
      const userId = await someone();
      expect(await place('1', [{ id, count: 1 }])).toMatchObject(invalid('userId', 'There is no such user'));
      const [unknown, off] = ['1', (await makePackage({ section: null, place: null, name: 'Old' })).id];
      const both = [
        { id, count: 1 },
        { id: unknown, count: 1 },
      ];
      expect(await place(userId, both)).toMatchObject(invalid('items.1.id', 'There is no such record'));
      expect(await place(userId, [{ id: off, count: 1 }])).toMatchObject(forbidden('“Old” is not on sale'));
      expect(await place(userId, [])).toMatchObject({ code: codes.validationFailed });
    });

    test('is in one currency, and less than all of it is discounted', async () => {
      const [yuan, yen] = [await makePackage(), await makePackage({ currency: 'JPY', price: 120 })];
      const userId = await someone();
      const mixed = [
        { id: yuan.id, count: 1 },
        { id: yen.id, count: 1 },
      ];
      expect(await place(userId, mixed)).toMatchObject(
        forbidden('One order is paid in one currency: order the others apart'),
      );
      const items = [{ id: yuan.id, count: 1 }];
      expect(await place(userId, items, { discount: 600 })).toMatchObject(invalid('discount', 'At most 599'));
      expect(await place(userId, items, { discount: 599 })).toMatchObject({ data: { amount: 600, discount: 599 } });
    });

    test('is limited per user, over all orders that stand', async () => {
      const { id } = await makePackage({ limitPerUser: 3, name: 'Rare' });
      const userId = await someone();
      const tooMany = (has: number) => forbidden(`One user may have 3 of “Rare”; this one has ${has}`);
      const one = { id, count: 1 };
      expect(await place(userId, [{ id, count: 4 }])).toMatchObject(tooMany(0));
      expect(await place(userId, [one, { id, count: 3 }])).toMatchObject(tooMany(0));
      const { data: waiting } = await place(userId, [one, one]);
      expect(await place(userId, [{ id, count: 2 }])).toMatchObject(tooMany(2));
      await server().ask(orderCalls.close, { id: waiting.id, reason: 'Not paid' });
      const { data: all } = await place(userId, [{ id, count: 3 }]);
      await pay(all.id);
      expect(await place(userId, [one])).toMatchObject(tooMany(3));
      expect(await place(await someone(), [one])).toMatchObject({ code: codes.success });
    });

    test('of a payment that is told again counts once', async () => {
      const { id } = await makePackage();
      const userId = await someone();
      const { data: placed } = await place(userId, [{ id, count: 1 }]);
      const first = await pay(placed.id, 'money-2');
      expect(await pay(placed.id, 'money-2')).toEqual(first);
      expect(await pay(placed.id, 'money-3')).toMatchObject(forbidden('This order is paid already'));
      const { data: other } = await place(userId, [{ id, count: 1 }]);
      expect(await pay(other.id, 'money-2')).toMatchObject(forbidden(`This payment belongs to order ${placed.number}`));
      const { data: elsewhere } = await place(userId, [{ id, count: 1 }], { channel: 'wechatPay' });
      expect(await pay(elsewhere.id, 'money-2')).toMatchObject({ code: codes.success });
      expect((await userOf(userId)).stones).toBe(132);
    });

    test('a payment for an order that was closed is refused', async () => {
      const { id } = await mall.orderIn('closed');
      expect(await pay(id)).toMatchObject(forbidden('This order was closed'));
    });
  });

  describe('stones and points for gifts', () => {
    test('a virtual gift is the user’s at once', async () => {
      const boat = await makeGift({ name: 'Boat', stock: 3, value: 250, currency: 'JPY' });
      const userId = await someone({ stones: 70, points: 500 });
      const { data: made } = await exchange(userId, boat.id, { count: 3, receiver });
      expect(made).toMatchObject({ kind: 'exchange', status: 'completed', amount: 60, paid: 60, discount: 0 });
      expect(made).toMatchObject({ currency: 'stones', channel: 'balance', hasParcel: false, receiver: null });
      expect(made).toMatchObject({ items: [{ type: 'gift', itemId: boat.id, name: 'Boat', count: 3, price: 20 }] });
      expect(made.ledger).toMatchObject([{ kind: 'exchange', delta: -60, balance: 10, by: null }]);
      expect(await userOf(userId)).toMatchObject({ stones: 10, points: 500 });
      expect(await stockOf(boat.id)).toBe(0);
      // A sale does not change the version.
      expect(await server().db.$count(gift, and(eq(gift.id, boat.id), eq(gift.version, boat.version)))).toBe(1);
      const { list, totals } = await server().ask(transactionCalls.pageList, { userId, giftId: boat.id });
      expect(list).toMatchObject([{ state: 'done', cost: 60, currency: 'stones', value: 750, valueCurrency: 'JPY' }]);
      expect(totals).toEqual({
        pieces: 3,
        cost: [{ currency: 'stones', amount: 60 }],
        value: [{ currency: 'JPY', amount: 750 }],
      });
      expect(await log(made.id)).toMatchObject([{ action: 'exchange', after: { amount: '60 stones' } }]);
    });

    test('a parcel waits to be shipped, and needs to know where to', async () => {
      const { id } = await makeGift({ kind: 'shipped' });
      const userId = await someone({ points: 50 });
      expect(await exchange(userId, id, { currency: 'points' })).toMatchObject(invalid('receiver', 'This is required'));
      expect(await exchange(userId, id, { currency: 'points', receiver: { ...receiver, phone: '12' } })).toMatchObject({
        data: { fields: [{ path: 'receiver.phone' }] },
      });
      const { data: made } = await exchange(userId, id, { currency: 'points', receiver });
      expect(made).toMatchObject({
        status: 'paid',
        hasParcel: true,
        completedAt: null,
        receiver: { name: 'Ava Walker' },
      });
      expect(await userOf(userId)).toMatchObject({ points: 0 });
    });

    test('is refused where something is missing, and then nothing moves', async () => {
      const few = await makeGift({ name: 'Few', stock: 1 });
      const onlyPoints = await makeGift({ name: 'Kite', priceStones: null });
      const onlyStones = await makeGift({ name: 'Pearl', pricePoints: null });
      const off = await makeGift({ name: 'Old', section: null, place: null });
      const userId = await someone({ stones: 39, points: 49 });
      const before = await userOf(userId);
      expect(await exchange('1', few.id)).toMatchObject(invalid('userId', 'There is no such user'));
      expect(await exchange(userId, '1')).toMatchObject(invalid('giftId', 'There is no such record'));
      const refused = async (id: string, more: Parameters<typeof exchange>[2], message: string) =>
        expect(await exchange(userId, id, more)).toMatchObject(forbidden(message));
      await refused(off.id, {}, '“Old” is not on sale');
      await refused(onlyPoints.id, {}, '“Kite” can’t be had for stones');
      await refused(onlyStones.id, { currency: 'points' }, '“Pearl” can’t be had for points');
      await refused(few.id, { count: 2 }, 'Only 1 of “Few” are left');
      await refused(onlyStones.id, { count: 2 }, 'This user has only 39 stones');
      await refused(onlyPoints.id, { currency: 'points' }, 'This user has only 49 points');
      expect(await userOf(userId)).toEqual(before);
      expect(await stockOf(onlyPoints.id)).toBe(100);
      expect(await stockOf(onlyStones.id)).toBe(100);
    });

    test('is limited per user, whatever it is paid in', async () => {
      const { id } = await makeGift({ limitPerUser: 2, name: 'Rare' });
      const userId = await someone({ stones: 100, points: 100 });
      await exchange(userId, id);
      await exchange(userId, id, { currency: 'points' });
      expect(await exchange(userId, id)).toMatchObject(forbidden('One user may have 2 of “Rare”; this one has 2'));
    });
  });

  describe('a request', () => {
    test('that is sent again gets the same order, in whatever state that is by now', async () => {
      const { id } = await makePackage();
      const userId = await someone();
      const requestId = randomUUID();
      const items = [{ id, count: 2 }];
      const { data: first } = await place(userId, items, { requestId });
      expect((await place(userId, items, { requestId })).data).toEqual(first);
      await pay(first.id);
      await ban(userId, 1);
      expect((await place(userId, items, { requestId })).data).toEqual(await detail(first.id));
    });

    test('of another order is refused', async () => {
      const [{ id }, { id: giftId }] = [await makePackage(), await makeGift()];
      const [userId, other] = [await someone({ stones: 100 }), await someone({ stones: 100 })];
      const requestId = randomUUID();
      const taken = forbidden('This requestId already belongs to another order');
      await place(userId, [{ id, count: 2 }], { requestId });
      expect(await place(other, [{ id, count: 2 }], { requestId })).toMatchObject(taken);
      expect(await place(userId, [{ id, count: 3 }], { requestId })).toMatchObject(taken);
      expect(await exchange(userId, giftId, { requestId })).toMatchObject(taken);
      await exchange(userId, giftId, { requestId: randomUUID() });
      expect((await userOf(userId)).stones).toBe(80);
    });

    test('of someone who is banned is refused, until that is over', async () => {
      const [{ id }, { id: giftId }] = [await makePackage(), await makeGift()];
      const userId = await someone({ stones: 100 });
      const banned = forbidden('This user is banned and can’t buy');
      await ban(userId, 1);
      expect(await place(userId, [{ id, count: 1 }])).toMatchObject(banned);
      expect(await exchange(userId, giftId)).toMatchObject(banned);
      await ban(userId, -1);
      expect(await exchange(userId, giftId)).toMatchObject({ code: codes.success });
    });
  });
});
