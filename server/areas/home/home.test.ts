import { eq } from 'drizzle-orm';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { giftCalls } from '../../../contract/gift/calls';
import { homeCalls } from '../../../contract/home/calls';
import { integralCalls } from '../../../contract/integral/calls';
import { AMOUNT_MAX } from '../../../contract/money.enums';
import { operationCalls } from '../../../contract/operation.calls';
import { orderCalls } from '../../../contract/order/calls';
import { peopleCalls } from '../../../contract/people/calls';
import { pushCalls } from '../../../contract/push/calls';
import { rechargeCalls } from '../../../contract/recharge/calls';
import { roomCalls } from '../../../contract/room/calls';
import { userCalls } from '../../../contract/user/calls';
import { lastDays } from '../../lib/days';
import { DAY_MS, HOUR_MS } from '../../lib/time';
import { onDatabase } from '../../testing';
import { plansOf } from '../../testPlans';
import { auditItem } from '../audit/table';
import { testAudits } from '../audit/testAudits';
import { orderItem } from '../order/table';
import { user } from '../user/table';
import { spansOf } from './spans';

describe('days', () => {
  test.each([
    ['Asia/Shanghai', '2026-03-09T16:00:00.000Z'],
    ['UTC', '2026-03-10T00:00:00.000Z'],
    ['America/New_York', '2026-03-10T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-09T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-10T10:00:00.000Z'],
  ])('today begins in %s at %s', (zone, start) => {
    expect(lastDays('2026-03-10T10:20:30.456Z', zone, 1)).toMatchObject([{ start }]);
  });

  test('a day with 23 hours is one day', () => {
    expect(lastDays('2026-03-09T12:00:00.000Z', 'America/New_York', 3)).toEqual([
      { day: '2026-03-07', start: '2026-03-07T05:00:00.000Z' },
      { day: '2026-03-08', start: '2026-03-08T05:00:00.000Z' },
      { day: '2026-03-09', start: '2026-03-09T04:00:00.000Z' },
    ]);
  });

  test('a day without midnight begins at 01:00', () => {
    const [day] = lastDays('2026-09-06T12:00:00.000Z', 'America/Santiago', 1);
    expect(day).toEqual({ day: '2026-09-06', start: '2026-09-06T04:00:00.000Z' });
  });

  test.each([
    [
      '23:30 after a day of 23 hours',
      'America/New_York',
      '2026-03-09T23:30:00.456-04:00',
      '2026-03-08T23:30:00.456-04:00',
    ],
    ['noon of a day of 23 hours', 'America/New_York', '2026-03-08T12:00:00.000-04:00', '2026-03-07T12:00:00.000-05:00'],
    [
      '01:30 after a day of 23 hours',
      'America/New_York',
      '2026-03-09T01:30:00.000-04:00',
      '2026-03-08T01:30:00.000-05:00',
    ],
    ['what yesterday left out', 'America/New_York', '2026-03-09T02:30:00.000-04:00', '2026-03-08T03:30:00.000-04:00'],
    [
      '23:30 after a day of 25 hours',
      'America/New_York',
      '2026-11-02T23:30:00.000-05:00',
      '2026-11-01T23:30:00.000-05:00',
    ],
    ['what yesterday had twice', 'America/New_York', '2026-11-02T01:30:00.000-05:00', '2026-11-01T01:30:00.000-04:00'],
    [
      'the last hour of a day of 25',
      'America/New_York',
      '2026-11-01T23:30:00.000-05:00',
      '2026-10-31T23:30:00.000-04:00',
    ],
    [
      'what yesterday left out at its end',
      'America/Nuuk',
      '2026-03-29T23:30:00.000-01:00',
      '2026-03-28T22:59:59.999-02:00',
    ],
    ['a day without changes', 'Asia/Shanghai', '2026-03-10T10:20:30.456+08:00', '2026-03-09T10:20:30.456+08:00'],
  ])('yesterday ends at the same time of day: %s', (_, zone, now, to) => {
    const { today, yesterday } = spansOf(new Date(now).toISOString(), zone);
    expect(yesterday.to).toBe(new Date(to).toISOString());
    expect(yesterday.to < today.from).toBe(true);
  });
});

onDatabase({ demo: 'large' }, (server) => {
  const zone = 'Asia/Shanghai';
  beforeEach(() => server().signIn());
  const summarize = (asked = zone) => server().ask(homeCalls.summary, { zone: asked });

  test.each(['Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu'])(
    'every number is the total of the list it opens, in %s',
    async (asked) => {
      const { dayStart, numbers, recharge, todo } = await summarize(asked);
      const ask = server().ask.bind(server());
      const totals = {
        newUsers: (await ask(userCalls.pageList, { registeredFrom: dayStart })).total,
        activeUsers: (await ask(userCalls.pageList, { lastActiveFrom: dayStart })).total,
        liveRooms: (await ask(roomCalls.pageList, { status: 'live' })).total,
        livePeopleRooms: (await ask(peopleCalls.pageList, { status: 'live' })).total,
        waitingAudits: (await ask(auditCalls.pageList, { state: 'pending' })).total,
        orders: (await ask(orderCalls.pageList, { orderedFrom: dayStart })).total,
      };
      const today = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, number.today]));
      expect(today).toEqual(totals);
      expect(totals.activeUsers * totals.liveRooms * totals.waitingAudits).toBeGreaterThan(0);

      const { totals: sums } = await ask(rechargeCalls.pageList, { atFrom: dayStart });
      const paid = recharge
        .filter(({ today }) => today > 0)
        .map(({ currency, today }) => ({ currency, amount: today }));
      expect(paid).toEqual(sums?.paid.filter(({ amount }) => amount > 0));
      expect(todo.audits.total).toBe(totals.waitingAudits);
    },
  );

  test('what waits are the first rows of the lists that it opens', async () => {
    const { todo, dayStart } = await summarize();
    const audits = await server().ask(auditCalls.pageList, { state: 'pending' });
    expect(todo.audits.list).toEqual(audits.list.slice(0, 5));

    const orders = await server().ask(orderCalls.pageList, { status: 'paid', sort: 'orderedAt', order: 'ascend' });
    expect(todo.orders).toEqual({ list: orders.list.slice(0, 5), total: orders.total });

    const gifts = await server().ask(giftCalls.pageList, {
      ...{ status: 'on', stockState: 'low,none', sort: 'stock', order: 'ascend' },
    });
    expect(todo.gifts).toEqual({ list: gifts.list.slice(0, 5), total: gifts.total });

    const dayEnd = new Date(Date.parse(dayStart) + 86_400_000 - 1).toISOString();
    const pushes = await server().ask(pushCalls.pageList, {
      ...{ status: 'scheduled', sort: 'scheduledAt', order: 'ascend' },
      ...{ scheduledAtFrom: dayStart, scheduledAtTo: dayEnd },
    });
    expect(todo.pushes).toEqual({ list: pushes.list.slice(0, 5), total: pushes.total });
    expect([todo.audits.total, todo.orders?.total, todo.gifts.total].every((total = 0) => total > 0)).toBe(true);
  });

  test('the trend has 30 days, today last; each day is the total of the list that it opens', async () => {
    const { trend, numbers, currency } = await summarize();
    expect(trend).toHaveLength(30);
    expect(trend.at(-1)).toMatchObject({
      day: '2026-03-10',
      newUsers: numbers.newUsers.today,
      activeUsers: numbers.activeUsers.today,
      orders: numbers.orders.today,
    });
    for (const day of [trend[3], trend[17], trend[28]]) {
      const from = new Date(`${day?.day}T00:00:00.000+08:00`).toISOString();
      const to = new Date(`${day?.day}T23:59:59.999+08:00`).toISOString();
      const ask = server().ask.bind(server());
      const users = await ask(userCalls.pageList, { registeredFrom: from, registeredTo: to });
      const orders = await ask(orderCalls.pageList, { orderedFrom: from, orderedTo: to });
      const audits = await ask(auditCalls.pageList, { submittedFrom: from, submittedTo: to });
      const { totals } = await ask(rechargeCalls.pageList, { atFrom: from, atTo: to, currency });
      expect(day).toMatchObject({
        newUsers: users.total,
        orders: orders.total,
        submissions: audits.total,
        recharge: totals?.paid[0]?.amount ?? 0,
      });
    }
  });

  test('yesterday is what today was at the same time of day', async () => {
    const before = await summarize();
    server().advance(HOUR_MS);
    const late = {
      number: 990_001,
      nickname: 'Late',
      gender: 'unknown',
      level: 1,
      channel: 'qq',
      status: 'normal',
    } as const;
    await server()
      .db.insert(user)
      .values({ ...late, registeredAt: server().now.toISOString() });
    expect((await summarize()).numbers.newUsers.today).toBe(before.numbers.newUsers.today + 1);
    server().advance(DAY_MS - HOUR_MS);
    await server().signIn();
    const after = await summarize();
    for (const name of ['newUsers', 'activeUsers', 'orders'] as const) {
      expect(after.numbers[name].yesterday).toBe(before.numbers[name].today);
    }
    expect(after.recharge.map(({ currency, yesterday }) => [currency, yesterday])).toEqual(
      before.recharge.filter(({ today }) => today > 0).map(({ currency, today }) => [currency, today]),
    );
  });

  test('a room that was a draft yesterday was not live then, one that was looked at again was', async () => {
    const stage = testAudits(server);
    const running = { startsAt: stage.inHours(-30), endsAt: stage.inHours(2) };
    const draft = await stage.makeRoom(running);
    const live = await stage.makeRoom({ ...running, status: 'live', auditState: 'approved' });
    const itemOf = ({ id, hostId }: typeof draft, submitted: number, decided?: number) => ({
      ...{ kind: 'room' as const, targetId: id, userId: hostId, hits: [], priority: 'normal' as const },
      ...{ state: decided ? ('approved' as const) : ('pending' as const), submittedAt: stage.inHours(submitted) },
      decidedAt: decided ? stage.inHours(decided) : null,
    });
    const items = [itemOf(draft, -30), itemOf(live, -40, -39), itemOf(live, -30, -1)];
    const before = (await summarize()).numbers.livePeopleRooms;
    const [waiting] = await server().db.insert(auditItem).values(items).returning();
    await server().ask(auditCalls.review, { id: waiting?.id ?? '', version: 1, decision: 'approved' });
    expect(await stage.roomNow(draft.id)).toMatchObject({ status: 'live' });
    const after = (await summarize()).numbers.livePeopleRooms;
    expect(after).toEqual({ today: before.today + 1, yesterday: before.yesterday });
  });

  test('what is decided waits no more', async () => {
    const { numbers, todo } = await summarize();
    const [first] = todo.audits.list;
    await server().ask(auditCalls.review, { id: first?.id ?? '', version: first?.version ?? 0, decision: 'approved' });
    const after = await summarize();
    expect(after.numbers.waitingAudits.today).toBe(numbers.waitingAudits.today - 1);
  });

  test('what the app does takes no place of what operators did last', async () => {
    const normal = { status: 'normal', sort: 'level', order: 'descend', pageSize: 13 } as const;
    const [first, ...others] = (await server().ask(userCalls.pageList, normal)).list;
    const targetId = first?.id ?? '';
    await server().ask(userCalls.changeStatus, { id: targetId, status: 'banned', days: 1, reason: 'Spam' });
    for (const { id } of others) {
      await server().ask(integralCalls.earn, { userId: id, event: 'order', requestId: crypto.randomUUID() });
    }
    const last = await server().ask(operationCalls.pageList, { pageSize: 12 });
    expect(new Set(last.list.map(({ action }) => action))).toEqual(new Set(['earnPoints']));
    const plans = await plansOf(server(), async () => {
      const { latest } = await summarize();
      expect(latest[0]).toMatchObject({ action: 'ban', targetId });
      expect(latest).toHaveLength(10);
    });
    // However much the app did in between.
    const [latest] = plans.filter(({ text }) => text.includes('unnest'));
    expect(latest?.plan).toContain('operation_action');
    expect(latest?.plan).not.toMatch(/Seq Scan on operation/);
  });

  test('an unknown zone is refused', async () => {
    const answer = await server().call(homeCalls.summary, { zone: 'Mars/Olympus' });
    expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'zone' }] } });
  });

  test('a day may bring more than the most that one purchase costs', async () => {
    await server().db.update(orderItem).set({ sum: AMOUNT_MAX }).where(eq(orderItem.type, 'stone'));
    const { trend } = await summarize();
    expect(Math.max(...trend.map(({ recharge }) => recharge))).toBeGreaterThan(AMOUNT_MAX);
  });
});
