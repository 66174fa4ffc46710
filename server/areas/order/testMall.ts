import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Input } from '../../../contract';
import type { OrderDetail } from '../../../contract/order';
import { orderCalls } from '../../../contract/order/calls';
import type { OrderStatus } from '../../../contract/order/enums';
import { rowsOf } from '../../db/rows';
import { START, type TestApp } from '../../testing';
import { operation } from '../operation/table';
import { gift, stonePackage } from '../shelf/table';
import { moveBalance } from '../user/balance';
import { user } from '../user/table';
import { order } from './table';

const now = START.toISOString();
type Package = Partial<typeof stonePackage.$inferInsert>;
type Gift = Partial<typeof gift.$inferInsert>;

export const receiver = { name: 'Ava Walker', phone: '+447700900123', address: '1 Lake Road, Bath' };

export const testMall = (server: () => TestApp) => {
  let taken = 0;
  let place = 1000;
  const onShelf = (section: 'stones' | 'gifts') => {
    place += 1;
    return { section, place, createdAt: now, updatedAt: now };
  };
  const only = <Row>([row]: Row[]): Row => {
    if (row === undefined) throw new Error('nothing was found or made');
    return row;
  };

  const mall = {
    async makePackage(more: Package = {}) {
      const like = { name: 'A handful', icon: '/fish/demo/stone.svg', stones: 60, bonus: 6, price: 600 } as const;
      const values = { ...like, currency: 'CNY', ...onShelf('stones'), ...more } as const;
      return only(await server().db.insert(stonePackage).values(values).returning());
    },

    async makeGift(more: Gift = {}) {
      const like = { name: 'Paper boat', icon: '/fish/demo/gift.svg', category: 'toy', kind: 'virtual' } as const;
      const prices = {
        priceStones: 20,
        pricePoints: 50,
        value: 199,
        currency: 'CNY',
        stock: 100,
        lowStock: 5,
      } as const;
      const values = { ...like, ...prices, ...onShelf('gifts'), ...more };
      return only(await server().db.insert(gift).values(values).returning());
    },

    /** A new user with only these points and stones, each from a ledger entry. */
    async someone(balances: { points?: number; stones?: number } = {}) {
      const { db } = server();
      const found = only(await db.select().from(user).orderBy(asc(user.id)).limit(1).offset(taken));
      taken += 1;
      await db.update(user).set({ status: 'normal' }).where(eq(user.id, found.id));
      for (const currency of ['points', 'stones'] as const) {
        const delta = (balances[currency] ?? 0) - found[currency];
        if (delta) {
          await db.transaction((tx) => moveBalance(tx, { userId: found.id, currency, delta, kind: 'opening', now }));
        }
      }
      return found.id;
    },

    place: (
      userId: string,
      items: { id: string; count: number }[],
      more: Partial<Input<typeof orderCalls.place>> = {},
    ) =>
      server().call(orderCalls.place, {
        ...{ userId, items, channel: 'alipay', platform: 'ios', requestId: randomUUID() },
        ...more,
      }),

    pay: (id: string, channelNumber: string = randomUUID()) => server().call(orderCalls.pay, { id, channelNumber }),

    exchange: (userId: string, giftId: string, more: Partial<Input<typeof orderCalls.exchange>> = {}) =>
      server().call(orderCalls.exchange, {
        ...{ userId, giftId, count: 1, currency: 'stones', platform: 'android', requestId: randomUUID() },
        ...more,
      }),

    detail: (id: string) => server().ask(orderCalls.detail, { id }),
    stockOf: async (id: string) => only(await server().db.select().from(gift).where(eq(gift.id, id))).stock,
    userOf: async (id: string) => only(await server().db.select().from(user).where(eq(user.id, id))),
    rowOf: async (id: string) => only(await server().db.select().from(order).where(eq(order.id, id))),
    rename: (id: string, nickname: string) => server().db.update(user).set({ nickname }).where(eq(user.id, id)),
    renumber: (id: string, number: number) => server().db.update(order).set({ number }).where(eq(order.id, id)),
    log: (id: string) => server().db.select().from(operation).where(eq(operation.targetId, id)).orderBy(operation.id),

    /** An order of a new user in any status, reached through calls: of stones while unpaid, else with a parcel. */
    async orderIn(status: OrderStatus): Promise<OrderDetail> {
      if (status === 'waiting' || status === 'closed') {
        const { id } = await mall.makePackage();
        const { data } = await mall.place(await mall.someone(), [{ id, count: 1 }]);
        return status === 'waiting' ? data : server().ask(orderCalls.close, { id: data.id, reason: 'Never paid' });
      }
      const { id: giftId } = await mall.makeGift({ kind: 'shipped' });
      const { data: paid } = await mall.exchange(await mall.someone({ stones: 100 }), giftId, { count: 2, receiver });
      const { id } = paid;
      if (status === 'paid') return paid;
      if (status === 'refunded') return server().ask(orderCalls.refund, { id, amount: 40, reason: 'Broken' });
      const shipped = await server().ask(orderCalls.ship, {
        id,
        carrier: 'SF Express',
        trackingNumber: 'SF1234567890',
      });
      return status === 'shipped' ? shipped : server().ask(orderCalls.complete, { id });
    },

    /** Every balance equals the sum of its entries, and the balance of its last entry. */
    async expectLedgersToSum() {
      const wrong = await rowsOf(
        server().db,
        sql`
        select app_user.id, currency from app_user cross join (values ('points'), ('stones')) as of (currency)
        left join lateral (
          select coalesce(sum(delta), 0) as sum, coalesce((array_agg(balance order by at desc, id desc))[1], 0) as last
          from user_ledger where user_id = app_user.id and user_ledger.currency = of.currency
        ) as entries on true
        where (case currency when 'points' then points else stones end) <> entries.sum
          or entries.sum <> entries.last`,
      );
      expect(wrong).toEqual([]);
    },
  };
  return mall;
};
