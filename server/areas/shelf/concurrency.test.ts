import { codes } from '../../../contract/codes';
import { giftCalls } from '../../../contract/gift/calls';
import { shelfCalls } from '../../../contract/shelf/calls';
import { onEveryDatabase } from '../../testing';
import { testMall } from '../order/testMall';
import { giftRead, mallOf, reason, zone } from './testGoods';

onEveryDatabase({}, (server) => {
  const { createGift, shelf, sections, expectNoHoles } = mallOf(server);
  const { someone, exchange, stockOf, expectLedgersToSum } = testMall(server);

  beforeEach(() => server().signIn());
  afterEach(expectLedgersToSum);

  test('while a gift sells, its stock is filled up, its price changes and the shelf is arranged: nothing is lost', async () => {
    const { id } = await createGift({ stock: 20, priceStones: 1 });
    await server().ask(giftCalls.changeStatus, { id, status: 'on' });
    const buyers: string[] = [];
    while (buyers.length < 8) buyers.push(await someone({ stones: 100 }));
    const buy = () => Promise.all(buyers.map((buyer) => exchange(buyer, id)));
    const fillUp = async () => {
      const read = await server().ask(giftCalls.detail, { id });
      return server().call(giftCalls.saveOrUpdate, { ...giftRead(read), stock: read.stock + 5 });
    };
    const dearer = async () => {
      const { version, priceStones } = await server().ask(giftCalls.detail, { id });
      const change = { id, version, priceStones: (priceStones ?? 0) + 1, pricePoints: null, reason };
      return server().call(giftCalls.changePrice, change);
    };
    const arrange = async () => {
      const { version } = await shelf();
      const now = await sections();
      return server().call(shelfCalls.save, { version, sections: { ...now, gifts: now.gifts.toReversed() }, zone });
    };
    const turn = (status: 'on' | 'off') => server().call(giftCalls.changeStatus, { id, status });

    let sold = 0;
    let filled = 0;
    // Whoever comes first in a round wins it; so there are more rounds until the stock was filled up at least once.
    for (let round = 0; round < 5 || (!filled && round < 50); round += 1) {
      const [bought, one, another, ...others] = await Promise.all([
        buy(),
        fillUp(),
        fillUp(),
        dearer(),
        arrange(),
        turn('off'),
        turn('on'),
      ]);
      sold += bought.filter(({ code }) => code === codes.success).length;
      filled += [one, another].filter(({ code }) => code === codes.success).length;
      for (const { code } of [...bought, one, another, ...others]) {
        expect([codes.success, codes.conflict, codes.ruleForbids]).toContain(code);
      }
      await turn('on');
      await expectNoHoles();
    }
    expect(filled).toBeGreaterThan(0);
    expect(sold).toBeGreaterThan(0);
    expect(await stockOf(id)).toBe(20 + 5 * filled - sold);
    expect(await server().ask(giftCalls.detail, { id })).toMatchObject({ sold });
  });
});
