import { giftCalls } from '../../../../contract/gift/calls';
import { stoneCalls } from '../../../../contract/stone/calls';
import { HOUR_MS } from '../../../lib/time';
import { onDatabase } from '../../../testing';
import { testWishes } from '../../wish/testWishes';
import { mallOf } from '../testGoods';
import { timedPricesOn } from './testTimed';

// The clock does not run in any of them: it is late.
onDatabase({ demo: 'medium' }, (server) => {
  const { createStone, createGift } = mallOf(server);
  const stoneOnSale = async (price: number) => {
    const { id } = await createStone({ price, limitPerUser: null });
    return server().ask(stoneCalls.changeStatus, { id, status: 'on' });
  };
  const giftOnSale = async (priceStones: number) => {
    const { id } = await createGift({ priceStones });
    return server().ask(giftCalls.changeStatus, { id, status: 'on' });
  };
  const { at, later, plan, stepsOf, timedOf } = timedPricesOn(server);
  const { someone, place, exchange, wishIn, fulfil } = testWishes(server);

  beforeEach(() => server().signIn());

  test('a package is ordered at the price of now', async () => {
    const [item, other] = [await stoneOnSale(600), await stoneOnSale(1000)];
    await plan(item, { price: 450, startsAt: at(HOUR_MS), endsAt: at(3 * HOUR_MS) });
    const items = [other, item].map(({ id }) => ({ id, count: 1 }));
    const amount = async () => (await place(await someone(), items)).data.amount;

    expect(await amount()).toBe(1600);
    await later(HOUR_MS);
    expect(await amount()).toBe(1450);
    await later(2 * HOUR_MS);
    expect(await amount()).toBe(1600);
    expect(await stepsOf(item.id)).toEqual([
      [600, 'end'],
      [450, 'begin'],
      [600, null],
    ]);
  });

  test('a gift is exchanged at the price of now', async () => {
    const item = await giftOnSale(20);
    await plan(item, { priceStones: 15, startsAt: at(HOUR_MS), endsAt: at(3 * HOUR_MS) });
    const paid = async () => (await exchange(await someone({ stones: 100 }), item.id)).data.paid;

    expect(await paid()).toBe(20);
    await later(HOUR_MS);
    expect(await paid()).toBe(15);
    await later(2 * HOUR_MS);
    expect(await paid()).toBe(20);
    expect(await timedOf(item.id)).toMatchObject([{ state: 'ended' }]);
  });

  test('a gift that fulfils a wish is worth the price of now', async () => {
    const item = await giftOnSale(20);
    await plan(item, { priceStones: 15, startsAt: at(HOUR_MS), endsAt: at(3 * HOUR_MS) });
    const worth = async () => (await fulfil((await wishIn('open')).id, item.id)).data.gift?.stones;

    expect(await worth()).toBe(20);
    await later(HOUR_MS);
    expect(await worth()).toBe(15);
    await later(2 * HOUR_MS);
    expect(await worth()).toBe(20);
  });
});
