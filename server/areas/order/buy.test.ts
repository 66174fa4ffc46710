import { codes } from '../../../contract/codes';
import { paths } from '../../../contract/paths';
import { onEveryDatabase } from '../../testing';
import { receiver, testMall } from './testMall';

onEveryDatabase({ users: 60 }, (server) => {
  const { makePackage, makeGift, someone, place, pay, exchange, detail, stockOf, userOf } = testMall(server);
  beforeEach(() => server().signIn());

  test('money becomes stones when the payment arrives', async () => {
    const [small, large] = [await makePackage(), await makePackage({ price: 3000, stones: 300, bonus: 60 })];
    const userId = await someone();
    const { data: placed } = await place(
      userId,
      [
        { id: small.id, count: 2 },
        { id: large.id, count: 1 },
      ],
      { discount: 101 },
    );
    expect(placed).toMatchObject({ status: 'waiting', amount: 4200, discount: 101, paid: 0, stones: 492, ledger: [] });
    expect((await userOf(userId)).stones).toBe(0);
    const { data: paid } = await pay(placed.id, 'alipay-1');
    expect(paid).toMatchObject({ status: 'completed', paid: 4099, channelNumber: 'alipay-1', stonesLeft: 492 });
    expect(paid.ledger).toMatchObject([
      { kind: 'recharge', delta: 492, balance: 492, order: { id: paid.id }, by: null },
    ]);
    expect((await userOf(userId)).stones).toBe(492);
  });

  test('stones become a gift', async () => {
    const boat = await makeGift({ kind: 'shipped', stock: 3 });
    const userId = await someone({ stones: 100 });
    expect(await exchange(userId, boat.id)).toMatchObject({ code: codes.validationFailed });
    const { data: made } = await exchange(userId, boat.id, { count: 2, receiver });
    expect(made).toMatchObject({ status: 'paid', paid: 40, hasParcel: true, receiver: { phone: '+4477****0123' } });
    expect(await stockOf(boat.id)).toBe(1);
    expect((await userOf(userId)).stones).toBe(60);
    const { list, totals } = await server().ask(paths.transaction.pageList, { userId, giftId: boat.id });
    expect(list).toMatchObject([{ state: 'toShip', cost: 40, value: 398, valueCurrency: 'CNY', count: 2 }]);
    expect(totals).toEqual({
      pieces: 2,
      cost: [{ currency: 'stones', amount: 40 }],
      value: [{ currency: 'CNY', amount: 398 }],
    });
    expect(await detail(made.id)).toEqual(made);
  });
});
