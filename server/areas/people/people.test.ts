import { eq } from 'drizzle-orm';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { valuesOf } from '../../../contract/enum';
import type { PeopleRoom } from '../../../contract/people';
import { peopleCalls } from '../../../contract/people/calls';
import { roomCalls } from '../../../contract/room/calls';
import { mayStep, type RoomStatus, roomStatus } from '../../../contract/room/enums';
import { HOUR_MS, MINUTE_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { auditItem } from '../audit/table';
import { roomMember, roomReport } from '../room/table';
import { testRooms } from '../room/testRooms';
import { sceneTemplate } from '../sceneTemplate/table';
import { user } from '../user/table';

const now = START.toISOString();
const COVER = '/fish/demo/cover-lake-2.svg';
const reason = 'Contact details in the chat';
const ended = 'This room has ended';
const closed = 'This room was closed';
const notRecommendable = 'Only a scheduled or live room can be recommended';
const notFreezable = 'Only a scheduled or live room can be frozen or unfrozen';

/** For every step and status: null where it is allowed, else the message of the refusal. */
const rules: Readonly<Record<Step, Readonly<Record<RoomStatus, string | null>>>> = {
  close: { draft: null, scheduled: null, live: null, ended, closed },
  recommend: {
    draft: notRecommendable,
    scheduled: null,
    live: null,
    ended: notRecommendable,
    closed: notRecommendable,
  },
  freeze: { draft: notFreezable, scheduled: null, live: null, ended: notFreezable, closed: notFreezable },
  unfreeze: { draft: notFreezable, scheduled: null, live: null, ended: notFreezable, closed: notFreezable },
};
type Step = 'close' | 'recommend' | 'freeze' | 'unfreeze';
const table = (Object.keys(rules) as Step[]).flatMap((step) =>
  valuesOf(roomStatus).map((status) => [step, status, rules[step][status]] as const),
);

onEveryDatabase({}, (server) => {
  const { make, find, log } = testRooms(server, 'people');
  const activity = testRooms(server, 'activity');
  beforeEach(() => server().signIn());

  const list = (query: object) => server().ask(peopleCalls.pageList, { pageSize: 200, ...query });
  const take = (step: Step | 'unrecommend', id: string) => {
    switch (step) {
      case 'close':
        return server().call(peopleCalls.changeStatus, { id, status: 'closed', reason });
      case 'freeze':
      case 'unfreeze':
        return server().call(peopleCalls.freeze, { id, frozen: step === 'freeze', reason });
      default:
        return server().call(peopleCalls.recommend, { id, recommended: step === 'recommend' });
    }
  };

  test.each(table)('%s of one that is %s: %s', async (step, status, refusal) => {
    const before = await make(status, { frozen: step === 'unfreeze' });
    const answer = await take(step, before.id);
    if (refusal === null) {
      expect(answer).toMatchObject({ code: codes.success, data: { version: 2 } });
      expect(await log(before.id)).toMatchObject([{ action: step, targetType: 'people', targetName: before.title }]);
    } else {
      expect(answer).toMatchObject({ code: codes.ruleForbids, message: refusal });
      expect(await find(before.id)).toEqual(before);
      expect(await log(before.id)).toEqual([]);
    }
  });

  test.each([
    ['freeze', { frozen: true }, 'This room is frozen already'],
    ['unfreeze', {}, 'This room is not frozen'],
    ['recommend', { recommended: true }, 'This room is recommended already'],
    ['unrecommend', {}, 'This room is not recommended'],
    ['recommend', { frozen: true }, 'A frozen room can’t be recommended: unfreeze it first'],
  ] as const)('%s of one with %j is refused', async (step, more, message) => {
    const { id } = await make('live', more);
    expect(await take(step, id)).toMatchObject({ code: codes.ruleForbids, message });
  });

  test('freezing empties a room and ends its recommendation; unfreezing gives neither back', async () => {
    const { id, hostId, startsAt } = await make('live', { online: 1, recommended: true });
    await server().db.insert(roomMember).values({ roomId: id, userId: hostId, role: 'host', joinedAt: startsAt });
    const frozen = { frozen: true, frozenReason: reason, online: 0, recommended: false, status: 'live' };
    expect(await take('freeze', id)).toMatchObject({ data: frozen });
    expect((await server().ask(roomCalls.members, { id })).list).toMatchObject([{ leftAt: now }]);
    const free = { frozen: false, frozenReason: null, online: 0, recommended: false, status: 'live' };
    expect(await take('unfreeze', id)).toMatchObject({ data: free });
    expect(await log(id)).toMatchObject([
      {
        action: 'freeze',
        before: { frozen: false, online: 1, recommended: true },
        after: { frozen: true, online: 0, recommended: false },
        reason,
      },
      { action: 'unfreeze', before: { frozen: true }, after: { frozen: false }, reason },
    ]);
  });

  test('a frozen one can be closed, and says why it was', async () => {
    const { id } = await make('live', { frozen: true });
    expect(await take('close', id)).toMatchObject({ data: { status: 'closed', closedReason: reason } });
  });

  test('closing and freezing need a reason', async () => {
    const { id } = await make('live');
    const close = await server().call(peopleCalls.changeStatus, { id, status: 'closed', reason: ' ' });
    const freeze = await server().call(peopleCalls.freeze, { id, frozen: true, reason: '' });
    for (const answer of [close, freeze]) {
      expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'reason' }] } });
    }
  });

  test('an activity room is no record of these calls', async () => {
    const { id } = await activity.make('live');
    for (const step of ['close', 'freeze', 'recommend'] as const) {
      expect(await take(step, id)).toMatchObject({ code: codes.notFound });
    }
    expect(await server().call(peopleCalls.detail, { id })).toMatchObject({ code: codes.notFound });
  });

  describe('opening one, as the app does', () => {
    const form = async () => {
      const [scene] = await server().db.select().from(sceneTemplate).where(eq(sceneTemplate.status, 'online'));
      const [owner] = await server().db.select().from(user);
      return {
        ...{ title: 'Scan the code', description: 'For tea', cover: null, category: 'talk' as const, capacity: 8 },
        ...{ sceneId: scene?.id ?? '', ownerId: owner?.id ?? '' },
        ...{ startsAt: shift(now, HOUR_MS), endsAt: shift(now, 2 * HOUR_MS), requestId: crypto.randomUUID() },
      };
    };

    test('makes a draft that waits in the audit queue, once', async () => {
      const sent = await form();
      const opened = await server().ask(peopleCalls.open, sent);
      expect(opened).toMatchObject({
        ...{ title: 'Scan the code', status: 'draft', auditState: 'pending', frozen: false, reports: 0 },
        ...{ owner: { id: sent.ownerId }, scene: { id: sent.sceneId }, version: 1 },
      });
      const items = await server().db.select().from(auditItem).where(eq(auditItem.targetId, opened.id));
      expect(items).toMatchObject([
        {
          id: opened.auditId,
          kind: 'room',
          state: 'pending',
          title: 'Scan the code',
          image: null,
          userId: sent.ownerId,
        },
      ]);
      expect(await log(opened.id)).toMatchObject([{ action: 'open', targetType: 'people' }]);
    });

    test('takes what waits out of the queue when it is closed, rejected for the same reason', async () => {
      const { id, auditId } = await server().ask(peopleCalls.open, await form());
      await server().ask(auditCalls.submit, { kind: 'cover', targetId: id, content: { image: COVER } });
      const waiting = async () => (await server().ask(auditCalls.summary, { since: now })).waiting;
      const before = await waiting();
      expect(await take('close', id)).toMatchObject({
        data: { status: 'closed', auditState: 'rejected', cover: null },
      });
      expect(before - (await waiting())).toBe(2);
      const item = await server().ask(auditCalls.detail, { id: auditId ?? '' });
      expect(item).toMatchObject({ state: 'rejected', reasonCode: null, reason, reviewer: { nickname: 'Admin' } });
      expect(await log(item.id)).toMatchObject([{ action: 'reject', reason }]);
      expect((await log(id)).slice(-2)).toMatchObject([
        { action: 'close', before: { auditState: 'pending' }, after: { auditState: 'rejected' }, reason },
        { action: 'reject', before: { cover: COVER }, after: {}, reason },
      ]);
      // Taken back, the room opens again, as after any rejection.
      const { version } = item;
      const turned = { id: item.id, version, decision: 'approved', why: 'A mistake' } as const;
      expect(await server().ask(auditCalls.correct, turned)).toMatchObject({ state: 'approved' });
      // The cover was rejected, too.
      expect(await find(id)).toMatchObject({
        ...{ status: 'scheduled', auditState: 'approved', closedReason: null, cover: null },
      });
    });

    test('is refused beside the field that is wrong', async () => {
      const sent = await form();
      const wrong = { ownerId: '1', sceneId: '1', endsAt: sent.startsAt };
      const answer = await server().call(peopleCalls.open, { ...sent, ...wrong });
      expect(answer).toMatchObject({
        code: codes.validationFailed,
        data: { fields: [{ path: 'endsAt' }, { path: 'sceneId' }, { path: 'ownerId' }] },
      });
      const past = { startsAt: shift(now, -2 * HOUR_MS), endsAt: now };
      expect(await server().call(peopleCalls.open, { ...sent, ...past })).toMatchObject({
        data: { fields: [{ path: 'endsAt', message: 'The end must lie ahead' }] },
      });
    });

    test('is refused to whoever is banned', async () => {
      const sent = await form();
      const who = eq(user.id, sent.ownerId);
      await server()
        .db.update(user)
        .set({ status: 'banned', statusUntil: shift(now, HOUR_MS) })
        .where(who);
      expect(await server().call(peopleCalls.open, sent)).toMatchObject({
        ...{ code: codes.ruleForbids, message: 'This user is banned and can’t open a room' },
      });
      await server().db.update(user).set({ status: 'normal', statusUntil: null }).where(who);
      expect(await server().ask(peopleCalls.open, sent)).toMatchObject({ status: 'draft' });
    });

    test('gives each a number of its own, also among activity rooms that are copied just then', async () => {
      const sent = await form();
      const source = await activity.make('ended');
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          index % 2
            ? server().ask(peopleCalls.open, { ...sent, requestId: crypto.randomUUID() })
            : server().ask(roomCalls.clone, { id: source.id }),
        ),
      );
      expect(new Set(made.map(({ number }) => number)).size).toBe(10);
    });
  });

  describe('the list', () => {
    test.each<[string, (all: PeopleRoom[]) => [object, (room: PeopleRoom) => boolean]]>([
      ['audit state', () => [{ auditState: 'pending,rejected' }, ({ auditState }) => auditState !== 'approved']],
      ['frozen', () => [{ frozen: 'true' }, ({ frozen }) => frozen]],
      ['not frozen', () => [{ frozen: 'false' }, ({ frozen }) => !frozen]],
      ['owner', ([first]) => [{ ownerId: first?.owner.id }, ({ owner }) => owner.id === first?.owner.id]],
      ['reports', () => [{ reportsFrom: 2, reportsTo: 4 }, ({ reports }) => reports >= 2 && reports <= 4]],
      ['no reports', () => [{ reportsTo: 0 }, ({ reports }) => reports === 0]],
      ['several at once', () => [{ status: 'live', frozen: 'true' }, (room) => room.frozen && room.status === 'live']],
    ])('filters by %s', async (_, filterOf) => {
      const all = (await list({})).list;
      const [query, fits] = filterOf(all);
      const found = await list(query);
      expect(found.list).toEqual(all.filter(fits));
      expect(found.total).toBe(all.filter(fits).length);
      expect(found.total).toBeGreaterThan(0);
    });

    test('sorts by reports, and counts what a selection means', async () => {
      const { list: most, total } = await list({ sort: 'reports', order: 'descend' });
      expect(most.map(({ reports }) => reports)).toEqual(most.map(({ reports }) => reports).sort((a, b) => b - a));
      const counts = await server().ask(peopleCalls.countByStatus, { filter: {} });
      expect(counts).toMatchObject({
        total,
        frozen: most.filter(({ frozen, status }) => frozen && mayStep('freeze', status)).length,
      });
      const { draft, scheduled, live, ended: over, closed: shut } = counts;
      expect(draft + scheduled + live + over + shut).toBe(total);
    });

    test('every one leads to its latest audit as a room', async () => {
      const { id, hostId } = await make('scheduled');
      const item = { targetId: id, userId: hostId, hits: [], priority: 'normal' as const, state: 'approved' as const };
      const at = (ms: number) => ({ submittedAt: shift(now, ms), decidedAt: now });
      const [, latest] = await server()
        .db.insert(auditItem)
        .values([
          { ...item, kind: 'room' as const, ...at(-9 * MINUTE_MS) },
          { ...item, kind: 'room' as const, ...at(-5 * MINUTE_MS) },
          { ...item, kind: 'cover' as const, ...at(-MINUTE_MS) },
        ])
        .returning();
      expect(await server().ask(peopleCalls.detail, { id })).toMatchObject({ auditId: latest?.id });
    });
  });

  test('reports about a room, newest first', async () => {
    const { id, hostId } = await make('live');
    const report = (text: string, at: number) => ({
      ...{ roomId: id, userId: hostId, kind: 'spam' as const, text },
      at: shift(now, at * MINUTE_MS),
    });
    await server()
      .db.insert(roomReport)
      .values([report('first', -3), report('last', -1), report('second', -2)]);
    const { list: reports, total } = await server().ask(peopleCalls.reports, { id });
    expect(reports.map(({ text }) => text)).toEqual(['last', 'second', 'first']);
    expect(reports[0]).toMatchObject({ kind: 'spam', user: { id: hostId } });
    expect(total).toBe(3);
    expect(await server().ask(peopleCalls.detail, { id })).toMatchObject({ reports: 3 });
    const { id: other } = await activity.make('live');
    expect(await server().call(peopleCalls.reports, { id: other })).toMatchObject({ code: codes.notFound });
  });

  test('among many, one that is over does not count as frozen', async () => {
    const ids: string[] = [];
    for (const status of ['scheduled', 'live', 'ended', 'closed'] as const) {
      ids.push((await make(status, { frozen: true })).id);
    }
    ids.push((await make('live')).id);
    expect(await server().ask(peopleCalls.countByStatus, { ids })).toMatchObject({ total: 5, live: 2, frozen: 2 });
  });
});
