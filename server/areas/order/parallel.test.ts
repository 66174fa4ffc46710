import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { orderCalls } from '../../../contract/order/calls';
import { onEveryDatabase } from '../../testing';
import { ledger } from '../user/table';
import { order, orderItem } from './table';
import { testMall } from './testMall';

const reason = 'Bought by mistake';
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

onEveryDatabase({ demo: 'large' }, (server) => {
  const mall = testMall(server);
  const { makePackage, makeGift, someone, place, pay, exchange, stockOf, userOf } = mall;
  beforeEach(() => server().signIn());
  afterEach(mall.expectLedgersToSum);

  const people = async (count: number, stones: number) => {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await someone({ stones }));
    return ids;
  };
  const codesOf = (answers: { code: number }[], code: number) =>
    answers.filter((answer) => answer.code === code).length;
  const movesOf = (orderId: string, kind: 'recharge' | 'exchange' | 'refund') =>
    server().db.$count(ledger, and(eq(ledger.orderId, orderId), eq(ledger.kind, kind)));

  test('50 users exchange a gift of which there are 10: exactly 10 have it, and nobody else is charged', async () => {
    const { id } = await makeGift({ stock: 10 });
    const users = await people(50, 30);
    const answers = await Promise.all(users.map((userId) => exchange(userId, id)));
    expect(codesOf(answers, codes.success)).toBe(10);
    expect(codesOf(answers, codes.ruleForbids)).toBe(40);
    expect(await stockOf(id)).toBe(0);
    expect(await server().db.$count(orderItem, eq(orderItem.itemId, id))).toBe(10);
    const balances = await Promise.all(users.map(async (userId) => (await userOf(userId)).stones));
    expect(balances).toEqual(answers.map(({ code }) => (code === codes.success ? 10 : 30)));
  });

  test('one user exchanges 50 times at once what they can pay and what is there', async () => {
    const { id } = await makeGift({ stock: 10 });
    const userId = await someone({ stones: 130 });
    const answers = await Promise.all(times(50, () => exchange(userId, id)));
    expect(codesOf(answers, codes.success)).toBe(6);
    expect(await stockOf(id)).toBe(4);
    expect((await userOf(userId)).stones).toBe(10);
  });

  test('a limit per user holds while many ask at once', async () => {
    const { id } = await makeGift({ limitPerUser: 3 });
    const userId = await someone({ stones: 1000 });
    const answers = await Promise.all(times(20, () => exchange(userId, id)));
    expect(codesOf(answers, codes.success)).toBe(3);
    expect((await userOf(userId)).stones).toBe(940);
    const { id: packageId } = await makePackage({ limitPerUser: 2 });
    const placed = await Promise.all(times(20, () => place(userId, [{ id: packageId, count: 1 }])));
    expect(codesOf(placed, codes.success)).toBe(2);
  });

  test('one request that is sent 20 times at once is one order', async () => {
    const [{ id: giftId }, { id }] = [await makeGift(), await makePackage()];
    const userId = await someone({ stones: 1000 });
    const [once, again] = [randomUUID(), randomUUID()];
    const exchanged = await Promise.all(times(20, () => exchange(userId, giftId, { requestId: once })));
    const placed = await Promise.all(times(20, () => place(userId, [{ id, count: 1 }], { requestId: again })));
    for (const answers of [exchanged, placed]) {
      expect(answers[0]).toMatchObject({ code: codes.success });
      expect(answers).toEqual(times(20, () => answers[0]));
    }
    expect((await userOf(userId)).stones).toBe(980);
    expect(await stockOf(giftId)).toBe(99);
  });

  test('one request of two users at once is the order of one of them', async () => {
    const { id } = await makeGift();
    const users = await people(10, 30);
    const requestId = randomUUID();
    const answers = await Promise.all(users.map((userId) => exchange(userId, id, { requestId })));
    expect(codesOf(answers, codes.success)).toBe(1);
    expect(codesOf(answers, codes.ruleForbids)).toBe(9);
    expect(await stockOf(id)).toBe(99);
  });

  test('20 refunds of one order at once are one', async () => {
    const { id: giftId } = await makeGift({ stock: 5 });
    const userId = await someone({ stones: 50 });
    const { data } = await exchange(userId, giftId, { count: 2 });
    const refund = () => server().call(orderCalls.refund, { id: data.id, amount: 40, reason });
    const answers = await Promise.all(times(20, refund));
    expect(codesOf(answers, codes.success)).toBe(1);
    expect(codesOf(answers, codes.ruleForbids)).toBe(19);
    expect((await userOf(userId)).stones).toBe(50);
    expect(await stockOf(giftId)).toBe(5);
    expect(await movesOf(data.id, 'refund')).toBe(1);
  });

  test('a payment that is told 10 times at once counts once', async () => {
    const { id } = await makePackage();
    const userId = await someone();
    const { data } = await place(userId, [{ id, count: 1 }]);
    const answers = await Promise.all(times(10, () => pay(data.id, 'told-at-once')));
    expect(answers[0]).toMatchObject({ code: codes.success });
    expect(answers).toEqual(times(10, () => answers[0]));
    expect((await userOf(userId)).stones).toBe(66);
    expect(await movesOf(data.id, 'recharge')).toBe(1);
  });

  test('one payment that is told for 10 orders at once pays one of them', async () => {
    const { id } = await makePackage();
    const userId = await someone();
    const placed = await Promise.all(times(10, () => place(userId, [{ id, count: 1 }])));
    const answers = await Promise.all(placed.map(({ data }) => pay(data.id, 'told-for-many')));
    expect(codesOf(answers, codes.success)).toBe(1);
    expect(codesOf(answers, codes.ruleForbids)).toBe(9);
    expect((await userOf(userId)).stones).toBe(66);
    expect(await server().db.$count(order, eq(order.channelNumber, 'told-for-many'))).toBe(1);
  });

  test('steps that are taken at once leave one order in one status', async () => {
    const { id } = await mall.orderIn('waiting');
    const [closed, paid] = await Promise.all([
      server().call(orderCalls.close, { id, reason }),
      pay(id, 'while-closing'),
    ]);
    expect(codesOf([closed, paid], codes.success)).toBe(1);
    expect(codesOf([closed, paid], codes.ruleForbids)).toBe(1);
    expect(await mall.rowOf(id)).toMatchObject({ status: closed.code === codes.success ? 'closed' : 'completed' });
  });

  test('exchanges and refunds of the same gifts and users wait for each other, and none for ever', async () => {
    const gifts = [await makeGift({ stock: 100 }), await makeGift({ stock: 100 })];
    const users = await people(8, 200);
    const bought = await Promise.all(
      users.flatMap((userId) => gifts.map(({ id }) => exchange(userId, id, { count: 2 }))),
    );
    const answers = await Promise.all([
      ...bought.map(({ data }) => server().call(orderCalls.refund, { id: data.id, amount: 40, reason })),
      ...users.flatMap((userId) => [...gifts].reverse().map(({ id }) => exchange(userId, id))),
    ]);
    expect(codesOf(answers, codes.success)).toBe(32);
    expect(await Promise.all(gifts.map(({ id }) => stockOf(id)))).toEqual([92, 92]);
    expect(await Promise.all(users.map(async (id) => (await userOf(id)).stones))).toEqual(users.map(() => 160));
  });
});
