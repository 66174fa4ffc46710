import { eq, inArray } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { audienceCalls } from '../../../contract/audience/calls';
import { codes } from '../../../contract/codes';
import { DAY_MS, shift } from '../../lib/time';
import { onDatabase, START } from '../../testing';
import { order } from '../order/table';
import { user } from '../user/table';
import { piecesOf } from './parse';

const now = START.toISOString();

describe('a pasted text', () => {
  const read = (text: string) => {
    const { numbers, ...rest } = piecesOf(text);
    return { ...rest, numbers: [...numbers.values()] };
  };

  test.each([
    ['1,2;3，4、5\t6\r\n7 | 8/9', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
    ['１００００１　１００００２', ['１００００１', '１００００２']],
    ['No. 100001. Then (100002)', ['100001', '100002'], ['No', 'Then']],
    ['#100001 “100002” <100003>', ['100001', '100002', '100003']],
    ['\u{feff}100001\u{200e}\u{200b}100002', ['100001', '100002']],
    ['-5 +6 3-4 1.5 1e9 ３．５', [], ['-5', '+6', '3-4', '1.5', '1e9', '３．５']],
    ['鱼100001 🐟100002 نور', ['100002'], ['鱼100001', 'نور']],
    ['', []],
    [' ,;\n', []],
  ])('%j is taken apart', (text, numbers, unreadable: string[] = []) => {
    expect(read(text)).toEqual({ numbers, unreadable, repeated: 0 });
  });

  test('a number stands there once however it is written, and is shown as it was first', () => {
    expect(read('７ 07 7 7 8 abc abc')).toEqual({ numbers: ['７', '8'], repeated: 1, unreadable: ['abc'] });
  });

  test('numbers too large to be told apart by a computer stay apart', () => {
    const large = ['99999999999999999998', '99999999999999999999'];
    expect(read(large.join())).toMatchObject({ numbers: large, repeated: 0 });
  });

  test('a text of nothing but signs is read in no time', () => {
    // CPU time of this process, so that the load of the machine does not matter.
    const begun = process.cpuUsage();
    expect(read('-.'.repeat(150_000)).unreadable).toHaveLength(1);
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
  });
});

onDatabase({ demo: 'large' }, (server) => {
  type Audience = Input<typeof audienceCalls.estimate>['audience'];
  const estimate = (audience: Audience, texts: string[] = []) =>
    server().ask(audienceCalls.estimate, { audience, texts });
  const everyone = { kind: 'all', days: null, numbers: null } as const;
  let users: (typeof user.$inferSelect)[];

  beforeAll(async () => {
    const { db } = server();
    const [noCity, noName, ...rest] = await db.select().from(user).orderBy(user.number);
    await db
      .update(user)
      .set({ city: '' })
      .where(eq(user.id, noCity?.id ?? ''));
    await db
      .update(user)
      .set({ nickname: '' })
      .where(eq(user.id, noName?.id ?? ''));
    const over = rest.slice(0, 3).map(({ id }) => id);
    await db
      .update(user)
      .set({ status: 'banned', statusUntil: null })
      .where(inArray(user.id, over.slice(0, 2)));
    await db
      .update(user)
      .set({ status: 'banned', statusUntil: shift(now, -1) })
      .where(eq(user.id, over[2] ?? ''));
    users = await db.select().from(user).orderBy(user.number);
  });
  beforeEach(() => server().signIn());

  const isBanned = ({ status, statusUntil }: typeof user.$inferSelect) =>
    status === 'banned' && (statusUntil === null || statusUntil > now);
  const counted = (meant: typeof users) => ({
    recipients: meant.filter((one) => !isBanned(one)).length,
    banned: meant.filter(isBanned).length,
    everyone: users.filter((one) => !isBanned(one)).length,
    empty: [],
  });

  test('everyone is all who are not banned right now', async () => {
    const answer = await estimate(everyone);
    expect(answer).toEqual(counted(users));
    expect(answer.banned).toBeGreaterThan(1);
  });

  test.each([1, 7, 30, 365])('the last %i days reach back to the same time of day', async (days) => {
    const since = shift(now, -days * DAY_MS);
    expect(await estimate({ kind: 'registered', days, numbers: null })).toEqual(
      counted(users.filter(({ registeredAt }) => registeredAt >= since)),
    );
    expect(await estimate({ kind: 'active', days, numbers: null })).toEqual(
      counted(users.filter(({ lastActiveAt }) => lastActiveAt !== null && lastActiveAt >= since)),
    );
  });

  const forMoney = () => server().db.select().from(order).where(eq(order.kind, 'recharge'));

  test('who has paid money counts once, whatever became of the order, and who has exchanged only does not', async () => {
    const rows = await forMoney();
    const buyers = new Set(rows.filter(({ paidAt }) => paidAt !== null).map(({ userId }) => userId));
    const answer = await estimate({ kind: 'paid', days: null, numbers: null });
    expect(answer).toEqual(counted(users.filter(({ id }) => buyers.has(id))));
    expect(rows.length).toBeGreaterThan(answer.recipients);
    const exchanged = await server().db.select().from(order).where(eq(order.kind, 'exchange'));
    expect(exchanged.filter(({ userId }) => !buyers.has(userId)).length).toBeGreaterThan(0);
  });

  test.each([1, 30])('who has paid in the last %i days', async (days) => {
    const since = shift(now, -days * DAY_MS);
    const rows = await forMoney();
    const buyers = new Set(rows.filter(({ paidAt }) => paidAt !== null && paidAt >= since).map(({ userId }) => userId));
    const answer = await estimate({ kind: 'paidWithin', days, numbers: null });
    expect(answer).toEqual(counted(users.filter(({ id }) => buyers.has(id))));
    expect(
      await server().call(audienceCalls.estimate, { audience: { kind: 'paidWithin', days: null, numbers: null } }),
    ).toMatchObject({ code: codes.validationFailed });
  });

  test('a list is its known numbers, each once', async () => {
    const some = users.slice(0, 6);
    const numbers = [...some, ...some].map(({ number }) => number);
    expect(await estimate({ kind: 'list', days: null, numbers: [...numbers, 1] })).toEqual(counted(some));
    const many = Array.from({ length: 20_000 }, (_, index) => index + 1);
    expect(await estimate({ kind: 'list', days: null, numbers: many })).toMatchObject({ recipients: 0 });
  });

  test('variables without a value count where no words stand for them', async () => {
    const cityless = users.filter((one) => !isBanned(one) && !one.city).length;
    expect(cityless).toBeGreaterThan(1);
    const emptyOf = async (...texts: string[]) => (await estimate(everyone, texts)).empty;
    expect(await emptyOf('Hi {nickname} in {city}', '{ city } {level}')).toEqual([
      { variable: 'nickname', recipients: 1 },
      { variable: 'city', recipients: cityless },
    ]);
    expect(await emptyOf('{city|your town} {nickname| }')).toEqual([{ variable: 'nickname', recipients: 1 }]);
    expect(await emptyOf('{city|your town}', '{city}')).toHaveLength(1);
    expect(await emptyOf('{number} {points} {town} {{}} city')).toEqual([]);
    const named = users.filter(({ nickname }) => nickname !== '').map(({ number }) => number);
    expect((await estimate({ kind: 'list', days: null, numbers: named }, ['{nickname}'])).empty).toEqual([]);
  });

  test('a pasted list says who is meant, and what is wrong with the rest', async () => {
    const [banned] = users.filter(isBanned);
    const [first, second] = users.filter((one) => !isBanned(one));
    const text = `${second?.number}, ${first?.number}\n${second?.number}; ${banned?.number} 12 12 0 x-1`;
    expect(await server().ask(audienceCalls.parse, { text })).toEqual({
      numbers: [second?.number, first?.number, banned?.number],
      users: [second, first, banned].map((one) => ({
        ...{ id: one?.id, number: one?.number, nickname: one?.nickname, avatar: one?.avatar },
      })),
      ...{ repeated: 2, unknown: ['12', '0'], unknownCount: 2, unreadable: ['x-1'], unreadableCount: 1, banned: 1 },
    });
  });

  test('of a long list the first are shown, and all are counted', async () => {
    const known = users.map(({ number }) => number);
    const unknown = Array.from({ length: 30_000 }, (_, index) => index + 1);
    const text = [...known, ...unknown, '99999999999999999999', 'y'].join('\n');
    const answer = await server().ask(audienceCalls.parse, { text });
    expect(answer.numbers).toEqual(known);
    expect(answer.users.map(({ number }) => number)).toEqual(known.slice(0, 20));
    expect(answer).toMatchObject({ unknownCount: 30_001, unreadableCount: 1, repeated: 0 });
    expect(answer.unknown).toEqual(unknown.slice(0, 200).map(String));
    expect(await server().call(audienceCalls.parse, { text: '1'.repeat(300_001) })).toMatchObject({
      data: { fields: [{ path: 'text' }] },
    });
  });
});
