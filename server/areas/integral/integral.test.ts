import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sum } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { valuesOf } from '../../../contract/enum';
import { integralCalls } from '../../../contract/integral/calls';
import { type IntegralEvent, integralEvent, isOnce } from '../../../contract/integral/enums';
import { operationCalls } from '../../../contract/operation.calls';
import { searchCalls } from '../../../contract/search.calls';
import { userCalls } from '../../../contract/user/calls';
import { createRandom } from '../../db/demo/random';
import { DAY_MS, HOUR_MS } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { operation } from '../operation/table';
import { testMall } from '../order/testMall';
import { ledger, user } from '../user/table';
import { integral } from './table';

const form = { event: 'share', points: 10, dailyCap: 30, fromLevel: 3 } as const;
const reason = 'A campaign begins';
const events = valuesOf(integralEvent);

onEveryDatabase({ demo: 'medium' }, (server) => {
  const { someone, userOf, expectLedgersToSum } = testMall(server);

  beforeEach(async () => {
    server().now = START;
    await server().signIn();
    await server().db.update(ledger).set({ integralId: null });
    await server().db.delete(integral);
  });
  afterEach(expectLedgersToSum);

  const save = (more: Partial<Input<typeof integralCalls.saveOrUpdate>> = {}) =>
    server().call(integralCalls.saveOrUpdate, { ...form, ...more });
  const turn = (id: string, status: 'on' | 'off', version?: number) =>
    server().call(integralCalls.changeStatus, { id, version, status, reason });
  const remove = (id: string) => server().call(integralCalls.remove, { id, reason });
  const earn = (userId: string, event: IntegralEvent, requestId = randomUUID()) =>
    server().call(integralCalls.earn, { userId, event, requestId });
  const log = (id: string) =>
    server().db.select().from(operation).where(eq(operation.targetId, id)).orderBy(operation.id);
  const ruleOn = async (more: Parameters<typeof save>[0] = {}) => {
    const { data } = await save(more);
    return (await turn(data.id, 'on')).data;
  };
  /** Signs in again, because the session expires in between. */
  const later = (ms: number) => {
    server().advance(ms);
    return server().signIn();
  };
  /** A user of a level, without points and without entries that count as given. */
  const newUser = async (level: number) => {
    const id = await someone();
    await server().db.update(user).set({ level }).where(eq(user.id, id));
    // The demo's entries would count as given, so they become entries without an event.
    await server().db.update(ledger).set({ kind: 'opening' }).where(eq(ledger.userId, id));
    return id;
  };

  test('is made off, switched on, edited and switched off, each with who and why', async () => {
    const { data: made } = await save();
    expect(made).toMatchObject({ ...form, status: 'off', applied: 0, by: 'Admin', version: 1 });
    expect((await turn(made.id, 'on')).data).toMatchObject({ status: 'on', version: 2 });
    expect(await turn(made.id, 'on')).toMatchObject({ code: codes.ruleForbids, message: 'This rule is on already' });
    const { data: saved } = await save({ id: made.id, version: 2, points: 15, dailyCap: null, reason });
    expect(saved).toMatchObject({ points: 15, dailyCap: null, status: 'on', version: 3 });
    expect((await turn(made.id, 'off')).data).toMatchObject({ status: 'off' });
    expect(await turn(made.id, 'off')).toMatchObject({ code: codes.ruleForbids });
    expect(await log(made.id)).toMatchObject([
      { action: 'create', targetName: 'share', after: form },
      { action: 'enable', before: { status: 'off' }, after: { status: 'on' }, reason },
      { action: 'update', before: { points: 10, dailyCap: 30 }, after: { points: 15 }, reason },
      { action: 'disable', before: { status: 'on' }, after: { status: 'off' }, reason },
    ]);
  });

  test('is not switched on with other numbers than were read, whatever else forbids it', async () => {
    const { id, version } = (await save()).data;
    await save({ id, version, points: 20 });
    expect(await turn(id, 'on', version)).toMatchObject({ code: codes.conflict, data: { points: 20, status: 'off' } });
    await turn(id, 'on');
    expect(await turn(id, 'on', version)).toMatchObject({ code: codes.conflict, data: { status: 'on' } });
    await save({ fromLevel: 4 });
    expect(await save({ id, version, fromLevel: 4 })).toMatchObject({ code: codes.conflict });
  });

  test('other numbers of a rule that is on need a reason, of one that is off none', async () => {
    const { id, version } = await ruleOn();
    expect(await save({ id, version, points: 11 })).toMatchObject({ data: { fields: [{ path: 'reason' }] } });
    expect((await save({ id, version })).data).toMatchObject({ points: 10, version: version + 1 });
    const { data: off } = await save({ event: 'order' });
    const saved = await save({ id: off.id, version: off.version, event: 'order', points: 11 });
    expect(saved.data).toMatchObject({ points: 11 });
  });

  test.each<[string, object, string]>([
    ['points', { points: 0 }, 'At least 1'],
    ['points', { points: 10_001 }, 'At most 10000'],
    ['dailyCap', { dailyCap: 9 }, 'The daily cap can’t be less than what one event gives'],
    ['dailyCap', { event: 'profile' }, 'This event gives points only once, so it has no daily cap'],
    ['fromLevel', { fromLevel: 21 }, 'At most 20'],
  ])('its %s is checked: %j', async (path, more, message) => {
    const refused = { code: codes.validationFailed, data: { fields: [{ path, message }] } };
    expect(await save(more)).toMatchObject(refused);
  });

  test('an event has one rule for a level, also when ten are made at once; its event stays', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => save()));
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(await server().db.$count(integral)).toBe(1);
    const { id, version } = (await save({ fromLevel: 4 })).data;
    expect(await save({ id, version })).toMatchObject({
      data: { fields: [{ path: 'fromLevel', message: 'There is a rule for this event from this level already' }] },
    });
    expect(await save({ id, version, event: 'order' })).toMatchObject({ data: { fields: [{ path: 'event' }] } });
  });

  test('of two edits at once one is saved, the other sees it', async () => {
    const { id, version } = (await save()).data;
    const answers = await Promise.all([11, 12].map((points) => save({ id, version, points })));
    const saved = answers.find(({ code }) => code === codes.success);
    expect(answers.find(({ code }) => code === codes.conflict)?.data).toEqual(saved?.data);
  });

  test('one that is on, or has given points, is not deleted', async () => {
    const { id } = await ruleOn({ fromLevel: 1 });
    expect(await remove(id)).toMatchObject({ code: codes.ruleForbids });
    await earn(await newUser(1), 'share');
    await turn(id, 'off');
    expect(await remove(id)).toMatchObject({
      code: codes.ruleForbids,
      message: 'This rule has given points 1 times, and the ledger refers to it: keep it off instead',
    });
    const { data: never } = await save({ event: 'wish' });
    expect(await remove(never.id)).toMatchObject({ code: codes.success, data: null });
    expect(await server().call(integralCalls.detail, { id: never.id })).toMatchObject({ code: codes.notFound });
    expect((await log(never.id)).at(-1)).toMatchObject({ action: 'remove', before: { event: 'wish' }, reason });
  });

  test('the list filters, counts and finds the same, by event and level unless told otherwise', async () => {
    for (const event of ['wish', 'signIn', 'share'] as const) {
      await save({ event, fromLevel: 7 });
      await ruleOn({ event, fromLevel: 2, points: 20 });
    }
    const list = async (query: object) =>
      (await server().ask(integralCalls.pageList, query)).list.map(({ event, fromLevel }) => `${event}${fromLevel}`);
    expect(await list({})).toEqual(['signIn2', 'signIn7', 'share2', 'share7', 'wish2', 'wish7']);
    expect(await list({ keyword: '签到' })).toEqual(['signIn2', 'signIn7']);
    expect(await list({ keyword: 'sign-IN', status: 'off' })).toEqual(['signIn7']);
    expect(await list({ event: 'wish,share', fromLevelFrom: 3 })).toEqual(['share7', 'wish7']);
    expect(await list({ sort: 'points', order: 'descend', status: 'on' })).toHaveLength(3);
    const count = (filter: object) => server().ask(integralCalls.countByStatus, { filter });
    expect(await count({})).toEqual({ total: 6, on: 3, off: 3 });
    expect(await count({ keyword: '分享', fromLevelTo: 3 })).toEqual({ total: 1, on: 1, off: 0 });
    const hits = await server().ask(searchCalls.records, { keyword: '每日签到' });
    expect(hits.filter(({ type }) => type === 'integral')).toMatchObject([
      { title: 'signIn', subtitle: '2', exact: true },
      { title: 'signIn', subtitle: '7', exact: true },
    ]);
  });

  test('an event moves points through the ledger by the rule, up to the cap of a day of the app’s zone', async () => {
    const { id: ruleId } = await ruleOn({ points: 20 });
    const userId = await newUser(3);
    expect((await earn(userId, 'share')).data).toEqual({ points: 20, balance: 20, ruleId, why: null });
    expect((await earn(userId, 'share')).data).toEqual({ points: 10, balance: 30, ruleId, why: null });
    expect((await earn(userId, 'share')).data).toEqual({ points: 0, balance: 30, ruleId, why: 'capReached' });
    expect((await earn(userId, 'order')).data).toMatchObject({ points: 0, ruleId: null, why: 'noRule' });
    expect((await earn(await newUser(2), 'share')).data).toMatchObject({ points: 0, why: 'levelTooLow' });
    const [entry] = (await server().ask(userCalls.ledger, { id: userId })).list;
    expect(entry).toMatchObject({ kind: 'share', currency: 'points', delta: 10, balance: 30 });
    // 10:20 UTC is 18:20 in the app: the app's next day begins before the next UTC day.
    await later(5.5 * HOUR_MS);
    expect((await earn(userId, 'share')).data).toMatchObject({ points: 0 });
    await later(0.5 * HOUR_MS);
    expect((await earn(userId, 'share')).data).toMatchObject({ points: 20, balance: 50 });
    expect(await server().ask(integralCalls.detail, { id: ruleId })).toMatchObject({ applied: 3 });
  });

  test('who credited points is logged, once for a request; what gives none is not', async () => {
    await ruleOn({ fromLevel: 1, points: 20, dailyCap: 30 });
    const userId = await newUser(3);
    const requestId = randomUUID();
    for (const request of [requestId, requestId, randomUUID(), randomUUID()]) await earn(userId, 'share', request);
    await earn(userId, 'order');
    const { nickname: targetName } = await userOf(userId);
    const query = { targetId: userId, action: ['earnPoints' as const] };
    const credited = { adminName: 'Admin', targetType: 'user', targetName };
    expect((await server().ask(operationCalls.pageList, query)).list).toMatchObject([
      { ...credited, before: { points: 20 }, after: { points: 30, event: 'share' } },
      { ...credited, before: { points: 0 }, after: { points: 20, event: 'share' } },
    ]);
  });

  test('a banned user earns nothing, nor does someone unknown', async () => {
    await ruleOn({ fromLevel: 1 });
    const id = await newUser(5);
    await server().db.update(user).set({ status: 'banned', statusUntil: null }).where(eq(user.id, id));
    expect(await earn(id, 'share')).toMatchObject({
      code: codes.ruleForbids,
      message: 'This user is banned and can’t earn points',
    });
    expect(await earn('42', 'share')).toMatchObject({ code: codes.notFound });
  });

  test('one request is given points once, however often it is sent; for something else it is refused', async () => {
    await ruleOn({ fromLevel: 1, dailyCap: null });
    const userId = await newUser(1);
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => earn(userId, 'share', requestId)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await userOf(userId)).points).toBe(10);
    expect(await earn(userId, 'order', requestId)).toMatchObject({ code: codes.ruleForbids });
    expect(await earn(await newUser(1), 'share', requestId)).toMatchObject({ code: codes.ruleForbids });
  });

  test('20 events at once never pass the cap, and what happens once is given once', async () => {
    await ruleOn({ fromLevel: 1, points: 7, dailyCap: 40 });
    await ruleOn({ event: 'profile', fromLevel: 1, points: 30, dailyCap: null });
    const userId = await newUser(9);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => earn(userId, 'share')),
      ...Array.from({ length: 5 }, () => earn(userId, 'profile')),
    ]);
    const given = answers.map(({ data }) => data.points).filter(Boolean);
    expect(given.toSorted((a, b) => a - b)).toEqual([5, 7, 7, 7, 7, 7, 30]);
    expect((await userOf(userId)).points).toBe(70);
  });

  describe('a preview', () => {
    const preview = (input: Input<typeof integralCalls.preview>) => server().ask(integralCalls.preview, input);

    test('says what numbers that are not saved would give, and changes nothing', async () => {
      const rule = await ruleOn({ event: 'signIn', fromLevel: 1, dailyCap: null });
      const { id, event } = rule;
      const days = Array.from({ length: 7 }, () => [{ event: 'signIn', times: 1 } as const]);
      expect(await preview({ level: 3, days })).toMatchObject({ total: 70, saved: 70 });
      const tried = { id, event, points: 15, dailyCap: null, fromLevel: 1 };
      expect(await preview({ level: 3, days, rule: tried })).toMatchObject({ total: 105, saved: 70 });
      expect(await preview({ level: 3, days, rule: { ...tried, fromLevel: 4 } })).toMatchObject({
        ...{ total: 0, saved: 70 },
        days: expect.arrayContaining([
          { points: 0, events: [{ event, times: 1, points: 0, withheld: 0, rule: null, why: 'levelTooLow' }] },
        ]),
      });
      const { id: _, ...beside } = { ...tried, fromLevel: 2 };
      expect(await preview({ level: 3, days, rule: beside })).toMatchObject({ total: 105, saved: 70 });
      expect(await server().ask(integralCalls.detail, { id })).toEqual(rule);
    });

    const random = createRandom(20);
    const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

    async function makeRules() {
      await server().db.update(ledger).set({ integralId: null });
      await server().db.delete(integral);
      const levels = events.flatMap((event) =>
        [random.integer(1, 4), random.integer(5, 9)].map((fromLevel) => ({ event, fromLevel })),
      );
      for (const { event, fromLevel } of levels) {
        const points = random.integer(1, 40);
        const dailyCap = random.chance(0.6) && !isOnce(event) ? points + random.integer(0, 70) : null;
        const { data } = await save({ event, fromLevel, points, dailyCap });
        if (random.chance(0.8)) await turn(data.id, 'on');
      }
    }

    async function earnTimes(userId: string, { event, times: count }: { event: IntegralEvent; times: number }) {
      let points = 0;
      for (let time = 0; time < count; time += 1) points += (await earn(userId, event)).data.points;
      return points;
    }

    test.each(times(8, () => random.integer(1, 10)))(
      'equals what is booked, for random rules and a random history of level %i',
      async (level) => {
        await makeRules();
        const days = times(random.integer(2, 4), () =>
          events.filter(() => random.chance(0.6)).map((event) => ({ event, times: random.integer(1, 4) })),
        );
        const expected = await preview({ level, days });
        const userId = await newUser(level);
        for (const [index, day] of days.entries()) {
          const earned: number[] = [];
          for (const one of day) earned.push(await earnTimes(userId, one));
          expect(earned).toEqual(expected.days[index]?.events.map(({ points }) => points));
          await later(DAY_MS);
        }
        const byRules = and(eq(ledger.userId, userId), isNotNull(ledger.integralId));
        const [booked] = await server()
          .db.select({ points: sum(ledger.delta).mapWith(Number) })
          .from(ledger)
          .where(byRules);
        expect(booked?.points ?? 0).toBe(expected.total);
        expect((await userOf(userId)).points).toBe(expected.total);
      },
    );
  });
});
