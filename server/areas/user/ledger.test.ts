import { randomUUID } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { operationCalls } from '../../../contract/operation.calls';
import { userCalls } from '../../../contract/user/calls';
import { onEveryDatabase } from '../../testing';
import { ledger, user } from './table';

const reason = 'Compensation';

onEveryDatabase({}, (server) => {
  const adjust = (id: string, delta: number, requestId = randomUUID()) =>
    server().call(userCalls.adjustPoints, { id, delta, reason, requestId });

  const balanceOf = async (id: string) => {
    const [row] = await server().db.select({ points: user.points }).from(user).where(eq(user.id, id));
    const [entries] = await server()
      .db.select({ sum: sum(ledger.delta).mapWith(Number) })
      .from(ledger)
      .where(and(eq(ledger.userId, id), eq(ledger.currency, 'points')));
    expect(entries?.sum ?? 0).toBe(row?.points);
    return row?.points ?? 0;
  };

  /** A user with exactly this many points. */
  let taken = 0;
  const userWith = async (points: number) => {
    taken += 1;
    const { list } = await server().ask(userCalls.pageList, { current: taken, pageSize: 1, sort: 'number' });
    const [found] = list;
    if (!found) throw new Error('no user left');
    if (found.points !== points) {
      await adjust(found.id, points - found.points);
    }
    return found.id;
  };

  beforeEach(() => server().signIn());

  test('an adjustment is an entry and the new balance, and is logged', async () => {
    const id = await userWith(100);
    const { points, entry } = await server().ask(userCalls.adjustPoints, {
      id,
      delta: -30,
      reason,
      requestId: randomUUID(),
    });
    expect(points).toBe(70);
    expect(entry).toMatchObject({
      kind: 'adjustment',
      currency: 'points',
      delta: -30,
      balance: 70,
      reason,
      by: 'Admin',
    });
    expect(await balanceOf(id)).toBe(70);
    const { list } = await server().ask(userCalls.ledger, { id });
    expect(list[0]).toEqual(entry);
    const { list: operations } = await server().ask(operationCalls.pageList, { targetId: id });
    expect(operations[0]).toMatchObject({
      action: 'adjustPoints',
      before: { points: 100 },
      after: { points: 70 },
      reason,
    });
  });

  test('a balance never falls below zero; the message says how many points there are', async () => {
    const id = await userWith(10);
    expect(await adjust(id, -11)).toMatchObject({
      code: codes.ruleForbids,
      message: expect.stringContaining('10 points'),
    });
    expect(await balanceOf(id)).toBe(10);
  });

  test('of 20 parallel adjustments of −10 on a balance of 50 exactly 5 are done', async () => {
    const id = await userWith(50);
    const answers = await Promise.all(Array.from({ length: 20 }, () => adjust(id, -10)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === codes.ruleForbids)).toHaveLength(15);
    expect(await balanceOf(id)).toBe(0);
  });

  test('the same requestId is applied once and answered alike, also at once', async () => {
    const id = await userWith(100);
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust(id, 25, requestId)));
    const [first] = answers;
    expect(first).toMatchObject({ code: 200, data: { points: 125 } });
    for (const answer of answers) {
      expect(answer).toEqual(first);
    }
    expect(await balanceOf(id)).toBe(125);
    await adjust(id, 5);
    expect(await adjust(id, 25, requestId)).toEqual(first);
  });

  test('a requestId that belongs to another adjustment is refused, and says what it did to this user', async () => {
    const [id, other] = [await userWith(100), await userWith(100)];
    const requestId = randomUUID();
    await adjust(id, 25, requestId);
    const { list } = await server().ask(userCalls.ledger, { id });
    expect(await adjust(id, 26, requestId)).toMatchObject({
      code: codes.ruleForbids,
      message: expect.stringContaining('25 points, which left 125'),
      data: { entry: list[0] },
    });
    expect(await balanceOf(id)).toBe(125);
    expect(await adjust(other, 25, requestId)).toMatchObject({ code: codes.ruleForbids, data: null });
    expect(await balanceOf(other)).toBe(100);
  });

  test('an entry of a call that began before the last one, but waited for it, still stands after that', async () => {
    const id = await userWith(100);
    await adjust(id, 10);
    server().advance(-1000);
    await adjust(id, 5);
    server().advance(1000);
    const { list } = await server().ask(userCalls.ledger, { id, currency: 'points' });
    expect(list.slice(0, 2)).toMatchObject([
      { delta: 5, balance: 115 },
      { delta: 10, balance: 110 },
    ]);
    expect(list[0]?.at).toBe(list[1]?.at);
  });

  test('nothing and too much are refused', async () => {
    const id = await userWith(100);
    for (const delta of [0, 1_000_001, 0.5]) {
      expect(await adjust(id, delta)).toMatchObject({ code: codes.validationFailed });
    }
  });

  test('the ledger is filtered by currency', async () => {
    const id = await userWith(100);
    const { list } = await server().ask(userCalls.ledger, { id, currency: 'points', pageSize: 200 });
    expect(list.every(({ currency }) => currency === 'points')).toBe(true);
  });
});
