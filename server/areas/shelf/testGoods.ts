import { randomUUID } from 'node:crypto';
import type { Input } from '../../../contract';
import type { Gift } from '../../../contract/gift';
import { paths } from '../../../contract/paths';
import type { Stone } from '../../../contract/stone';
import { order, orderItem, user } from '../../db/tables';
import type { TestApp } from '../../testing';
import { goodsOnShelf } from './goods';

type StoneForm = Input<typeof paths.stone.saveOrUpdate>;
type GiftForm = Input<typeof paths.gift.saveOrUpdate>;

export const zone = 'Asia/Shanghai';
export const reason = 'Season is over';

export const stoneWritten = {
  name: 'Test package',
  icon: '/fish/demo/stone-gem-60.svg',
  stones: 60,
  bonus: 6,
  price: 600,
  currency: 'CNY',
  limitPerUser: 3,
  tag: 'new',
} as const satisfies StoneForm;

export const giftWritten = {
  name: 'Test gift',
  icon: '/fish/demo/gift-toy-1.svg',
  category: 'toy',
  kind: 'virtual',
  priceStones: 20,
  pricePoints: null,
  value: 200,
  currency: 'USD',
  stock: 10,
  lowStock: 2,
  limitPerUser: null,
} as const satisfies GiftForm;

/** What the tests of the mall do over and over. */
export const mallOf = (server: () => TestApp) => ({
  createStone: (form: Partial<StoneForm> = {}): Promise<Stone> =>
    server().ask(paths.stone.saveOrUpdate, { ...stoneWritten, ...form }),
  createGift: (form: Partial<GiftForm> = {}): Promise<Gift> =>
    server().ask(paths.gift.saveOrUpdate, { ...giftWritten, ...form }),
  shelf: () => server().ask(paths.shelf.detail, { zone }),
  logOf: async (targetId: string) => (await server().ask(paths.operation.pageList, { targetId, pageSize: 200 })).list,

  /** The ids in each section. */
  async sections() {
    const { entries } = await server().ask(paths.shelf.detail, { zone });
    const idsIn = (name: string) => entries.filter(({ section }) => section === name).map(({ id }) => id);
    return { featured: idsIn('featured'), stones: idsIn('stones'), gifts: idsIn('gifts') };
  },

  /** Places are 1, 2, 3 … in every section. */
  async expectNoHoles() {
    const goods = await goodsOnShelf(server().db);
    const next: Record<string, number> = {};
    for (const { section, place } of goods) {
      const name = section ?? '';
      next[name] = (next[name] ?? 0) + 1;
      expect(place).toBe(next[name]);
    }
  },

  /** A line of an order of its own, of the first user. */
  async sell(
    item: { id: string; type: 'stone' | 'gift' },
    {
      count = 1,
      paidAt,
      status = 'completed',
    }: { count?: number; paidAt: string; status?: 'completed' | 'refunded' | 'waiting' | 'paid' },
  ) {
    const { db } = server();
    const [buyer] = await db.select({ id: user.id }).from(user).orderBy(user.id).limit(1);
    const sum = 600 * count;
    const refunded = status === 'refunded';
    const [made] = await db
      .insert(order)
      .values({
        userId: buyer?.id ?? '',
        kind: 'recharge',
        currency: 'CNY',
        amount: sum,
        paid: status === 'waiting' ? 0 : sum,
        refunded: refunded ? sum : 0,
        channel: 'alipay',
        channelNumber: randomUUID(),
        platform: 'ios',
        status,
        orderedAt: paidAt,
        paidAt: status === 'waiting' ? null : paidAt,
        refundedAt: refunded ? paidAt : null,
        updatedAt: paidAt,
      })
      .returning({ id: order.id });
    const line = { itemId: item.id, type: item.type, name: 'Sold', icon: '', count, price: 600, sum, at: paidAt };
    await db.insert(orderItem).values({ orderId: made?.id ?? '', ...line });
  },
});
