import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { onEveryDatabase } from '../../testing';
import { auditItem } from '../audit/table';
import { wish } from './table';
import { testWishes } from './testWishes';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const codesOf = (answers: { code: number }[], code: number) => answers.filter((answer) => answer.code === code).length;

onEveryDatabase({ demo: 'medium' }, (server) => {
  const wishes = testWishes(server);
  const { insert, make, makeApproved, fulfil, remove, makeGift, someone, stockOf, userOf, wishOf, movesOf } = wishes;
  beforeEach(() => server().signIn());
  afterEach(wishes.expectLedgersToSum);

  test('30 wishes are fulfilled at once with a gift of which there are 5: exactly 5 are', async () => {
    const { id: giftId } = await makeGift({ stock: 5 });
    const userId = await someone();
    const made: string[] = [];
    while (made.length < 30) made.push((await insert({ userId })).id);
    const answers = await Promise.all(made.map((id) => fulfil(id, giftId)));
    expect(codesOf(answers, codes.success)).toBe(5);
    expect(codesOf(answers, codes.ruleForbids)).toBe(25);
    expect(await stockOf(giftId)).toBe(0);
    expect(await server().db.$count(wish, eq(wish.giftId, giftId))).toBe(5);
  });

  test('a wish that is fulfilled 10 times at once takes one piece; removed 10 times, its stones go back once', async () => {
    const { id: giftId } = await makeGift({ stock: 50 });
    const userId = await someone({ stones: 40 });
    const [first, second] = [(await makeApproved(userId)).id, (await make(userId)).data.id];
    const fulfilled = await Promise.all(times(10, () => fulfil(first, giftId)));
    expect([codesOf(fulfilled, codes.success), codesOf(fulfilled, codes.ruleForbids)]).toEqual([1, 9]);
    expect(await stockOf(giftId)).toBe(49);
    const removed = await Promise.all(times(10, () => remove(second)));
    expect([codesOf(removed, codes.success), codesOf(removed, codes.ruleForbids)]).toEqual([1, 9]);
    expect((await userOf(userId)).stones).toBe(20);
    expect(await movesOf(second)).toHaveLength(2);
  });

  test('fulfilled and removed at once, it is one of the two', async () => {
    const { id: giftId } = await makeGift();
    const userId = await someone({ stones: 20 });
    const { id } = await makeApproved(userId);
    const answers = await Promise.all([fulfil(id, giftId), remove(id)]);
    expect([codesOf(answers, codes.success), codesOf(answers, codes.ruleForbids)]).toEqual([1, 1]);
    const { state, refunded } = await wishOf(id);
    expect(refunded).toBe(state === 'removed' ? 20 : 0);
    expect(await stockOf(giftId)).toBe(state === 'fulfilled' ? 99 : 100);
  });

  test('one request that is sent 20 times at once makes one wish', async () => {
    const userId = await someone({ stones: 1000 });
    const requestId = randomUUID();
    const answers = await Promise.all(times(20, () => make(userId, { requestId })));
    expect(answers[0]).toMatchObject({ code: codes.success, data: { stones: 20 } });
    expect(answers).toEqual(times(20, () => answers[0]));
    expect((await userOf(userId)).stones).toBe(980);
    expect(await server().db.$count(auditItem, eq(auditItem.targetId, answers[0]?.data.id ?? ''))).toBe(1);
    const other = { code: codes.ruleForbids, message: 'This requestId already belongs to another wish' };
    expect(await make(userId, { requestId, stones: 21 })).toMatchObject(other);
    expect(await make(await someone({ stones: 20 }), { requestId })).toMatchObject(other);
  });

  test('one request of ten users at once is the wish of one of them', async () => {
    const users: string[] = [];
    while (users.length < 10) users.push(await someone({ stones: 20 }));
    const requestId = randomUUID();
    const answers = await Promise.all(users.map((userId) => make(userId, { requestId })));
    expect([codesOf(answers, codes.success), codesOf(answers, codes.ruleForbids)]).toEqual([1, 9]);
    const left = await Promise.all(users.map(async (id) => (await userOf(id)).stones));
    expect(left.reduce((sum, stones) => sum + stones)).toBe(180);
  });

  test('wishes that are made at once have numbers in a row and take no more stones than there are', async () => {
    const userId = await someone({ stones: 130 });
    const answers = await Promise.all(times(12, () => make(userId)));
    expect([codesOf(answers, codes.success), codesOf(answers, codes.ruleForbids)]).toEqual([6, 6]);
    const numbers = answers
      .filter(({ code }) => code === codes.success)
      .map(({ data }) => data.number)
      .sort((a, b) => a - b);
    expect(numbers).toEqual(times(6, (index) => (numbers[0] ?? 0) + index));
    expect((await userOf(userId)).stones).toBe(10);
  });

  test('wishes, exchanges, refunds and removals of the same users and gifts wait for each other, and none for ever', async () => {
    const { id: giftId } = await makeGift({ stock: 100 });
    const users: string[] = [];
    while (users.length < 6) users.push(await someone({ stones: 200 }));
    const made = await Promise.all(users.flatMap((userId) => [makeApproved(userId), makeApproved(userId)]));
    const answers = await Promise.all([
      ...made.map(({ id }, index) => (index % 2 ? fulfil(id, giftId) : remove(id))),
      ...users.toReversed().flatMap((userId) => [wishes.exchange(userId, giftId), make(userId)]),
      wishes.expireAll(),
    ]);
    expect(codesOf(answers as { code: number }[], codes.success)).toBe(24);
    expect(await stockOf(giftId)).toBe(88);
    expect(await Promise.all(users.map(async (id) => (await userOf(id)).stones))).toEqual(users.map(() => 140));
  });
});
