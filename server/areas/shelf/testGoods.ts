import { randomUUID } from 'node:crypto';
import type { Input } from '../../../contract';
import type { Gift } from '../../../contract/gift';
import { giftCalls } from '../../../contract/gift/calls';
import { operationCalls } from '../../../contract/operation.calls';
import { shelfCalls } from '../../../contract/shelf/calls';
import type { Stone } from '../../../contract/stone';
import { stoneCalls } from '../../../contract/stone/calls';
import type { TestApp } from '../../testing';
import { order, orderItem } from '../order/table';
import { user } from '../user/table';
import { goodsOnShelf } from './goods';

type StoneForm = Input<typeof stoneCalls.saveOrUpdate>;
type GiftForm = Input<typeof giftCalls.saveOrUpdate>;

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

/** The form of a gift that was read, as the console sends it. */
export const giftRead = (gift: Gift) => ({ ...gift, stockRead: gift.stock });

export const mallOf = (server: () => TestApp) => ({
  createStone: (form: Partial<StoneForm> = {}): Promise<Stone> =>
    server().ask(stoneCalls.saveOrUpdate, { ...stoneWritten, ...form }),
  createGift: (form: Partial<GiftForm> = {}): Promise<Gift> =>
    server().ask(giftCalls.saveOrUpdate, { ...giftWritten, ...form }),
  shelf: () => server().ask(shelfCalls.detail, { zone }),
  logOf: async (targetId: string) => (await server().ask(operationCalls.pageList, { targetId, pageSize: 200 })).list,

  async sections() {
    const { entries } = await server().ask(shelfCalls.detail, { zone });
    const idsIn = (name: string) => entries.filter(({ section }) => section === name).map(({ id }) => id);
    return { featured: idsIn('featured'), stones: idsIn('stones'), gifts: idsIn('gifts') };
  },

  async expectNoHoles() {
    const goods = await goodsOnShelf(server().db);
    const next: Record<string, number> = {};
    for (const { section, place } of goods) {
      const name = section ?? '';
      next[name] = (next[name] ?? 0) + 1;
      expect(place).toBe(next[name]);
    }
  },

  /** Sells an item to the first user, in an order of its own. */
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
