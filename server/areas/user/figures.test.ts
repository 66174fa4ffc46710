import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderCalls } from '../../../contract/order/calls';
import { userCalls } from '../../../contract/user/calls';
import { LATELY_DAYS } from '../../../contract/user/enums';
import { wishCalls } from '../../../contract/wish/calls';
import { DAY_MS, shift } from '../../lib/time';
import { onEveryDatabase } from '../../testing';
import { auditItem } from '../audit/table';
import { testMall } from '../order/testMall';
import { room, roomReport } from '../room/table';
import { sceneTemplate } from '../sceneTemplate/table';

onEveryDatabase({ demo: 'medium' }, (server) => {
  const mall = testMall(server);
  const figuresOf = (id: string) => server().ask(userCalls.figures, { id });
  const reason = 'Bought twice';

  /** Someone of whom the demo data knows nothing that counts. */
  const nobody = async (balances?: { points?: number; stones?: number }) => {
    for (;;) {
      const id = await mall.someone(balances);
      const { paid, spent, reports, rejections } = await figuresOf(id);
      if (!paid.length && !spent.length && !reports.all && !rejections) return id;
    }
  };
  const buy = async (userId: string, price: number, currency: 'CNY' | 'USD' = 'CNY') => {
    const pack = await mall.makePackage({ price, currency });
    const { data } = await mall.place(userId, [{ id: pack.id, count: 1 }]);
    return data.id;
  };
  const pay = async (userId: string, price: number, currency?: 'CNY' | 'USD') => {
    const id = await buy(userId, price, currency);
    await mall.pay(id);
    return id;
  };

  beforeEach(() => server().signIn());

  test('somebody new has paid and spent nothing, and nothing stands against them', async () => {
    const none = { paid: [], spent: [], reports: { open: 0, all: 0 }, rejections: 0 };
    expect(await figuresOf(await nobody())).toEqual(none);
  });

  test('what was paid is summed by currency, without what waits and what was refunded', async () => {
    const id = await nobody();
    await buy(id, 9900);
    await pay(id, 600);
    const refunded = await pay(id, 1000);
    await pay(id, 499, 'USD');
    await server().ask(orderCalls.refund, { id: refunded, amount: 400, reason });
    expect((await figuresOf(id)).paid).toEqual([
      { currency: 'CNY', amount: 1200, lately: 1200 },
      { currency: 'USD', amount: 499, lately: 499 },
    ]);
  });

  test('lately are the last thirty days', async () => {
    const id = await nobody();
    await pay(id, 600);
    server().advance(DAY_MS);
    await server().signIn();
    await pay(id, 1000);
    server().advance((LATELY_DAYS - 1) * DAY_MS);
    await server().signIn();
    expect((await figuresOf(id)).paid).toEqual([{ currency: 'CNY', amount: 1600, lately: 1600 }]);
    server().advance(1);
    expect((await figuresOf(id)).paid).toEqual([{ currency: 'CNY', amount: 1600, lately: 1000 }]);
  });

  test('points and stones are spent on gifts and wishes; what is returned is not', async () => {
    const id = await nobody({ points: 500, stones: 500 });
    const gift = await mall.makeGift({ priceStones: 20, pricePoints: 50 });
    await mall.exchange(id, gift.id, { currency: 'points', count: 2 });
    const back = await mall.exchange(id, gift.id, { currency: 'stones' });
    await mall.exchange(id, gift.id, { currency: 'stones', count: 3 });
    await server().ask(orderCalls.refund, { id: back.data.id, amount: 20, reason });
    await server().ask(wishCalls.make, { userId: id, text: 'A quiet lake', stones: 15, requestId: randomUUID() });
    const text = 'A loud lake';
    const removed = await server().ask(wishCalls.make, { userId: id, text, stones: 40, requestId: randomUUID() });
    await server().ask(wishCalls.remove, { id: removed.id, stones: 'refund', reason });
    expect((await figuresOf(id)).spent).toEqual([
      { currency: 'points', amount: 100, lately: 100 },
      { currency: 'stones', amount: 75, lately: 75 },
    ]);
  });

  test('reports about their rooms are open until the room is over; rejections count', async () => {
    const id = await nobody();
    const at = server().now.toISOString();
    const { db } = server();
    const [scene] = await db.select().from(sceneTemplate).limit(1);
    const open = async (number: number, status: 'live' | 'ended' | 'closed', reports: number) => {
      const facts = { title: 'By the lake', kind: 'people', category: 'talk', auditState: 'approved' } as const;
      const times = { startsAt: at, endsAt: shift(at, DAY_MS), createdAt: at, updatedAt: at };
      const values = { ...facts, ...times, number, status, hostId: id, sceneTemplateId: scene?.id ?? '', capacity: 9 };
      const [made] = await db.insert(room).values(values).returning();
      const report = { roomId: made?.id ?? '', userId: id, kind: 'spam', text: '', at } as const;
      await db.insert(roomReport).values(Array(reports).fill(report));
    };
    await open(99_000_001, 'live', 2);
    await open(99_000_002, 'ended', 3);
    await open(99_000_003, 'closed', 4);
    const [some] = await db.select().from(auditItem).where(eq(auditItem.state, 'rejected')).limit(1);
    if (!some) throw new Error('the demo data has no rejection');
    await db.update(auditItem).set({ userId: id }).where(eq(auditItem.id, some.id));
    expect(await figuresOf(id)).toMatchObject({ reports: { open: 2, all: 9 }, rejections: 1 });
  });
});
