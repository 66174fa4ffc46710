import { eq } from 'drizzle-orm';
import type { Path } from '../../../contract';
import { codes } from '../../../contract/codes';
import { valuesOf } from '../../../contract/enum';
import { roomCalls } from '../../../contract/room/calls';
import { type RoomStatus, roomStatus } from '../../../contract/room/enums';
import { DAY_MS, HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { sceneTemplate } from '../sceneTemplate/table';
import { room, roomMember } from './table';
import { testRooms } from './testRooms';

const now = START.toISOString();
const reason = 'Opened by mistake';
const ended = 'This room has ended';
const closed = 'This room was closed';
const onlyRunning = 'Only a scheduled or live room can be recommended';
const onlyDrafts = 'Only a draft can be published';

/** For every step and status: null where it is allowed, else the message of the refusal. */
const rules: Readonly<Record<string, Readonly<Record<RoomStatus, string | null>>>> = {
  publish: { draft: null, scheduled: onlyDrafts, live: onlyDrafts, ended: onlyDrafts, closed: onlyDrafts },
  close: { draft: null, scheduled: null, live: null, ended, closed },
  recommend: { draft: onlyRunning, scheduled: null, live: null, ended: onlyRunning, closed: onlyRunning },
  update: { draft: null, scheduled: null, live: null, ended, closed },
  clone: { draft: null, scheduled: null, live: null, ended: null, closed: null },
};
const table = Object.entries(rules).flatMap(([step, byStatus]) =>
  valuesOf(roomStatus).map((status) => [step, status, byStatus[status]] as const),
);

onEveryDatabase({}, (server) => {
  const { make, find, log } = testRooms(server, 'activity');
  const people = testRooms(server, 'people');
  beforeEach(() => server().signIn());

  async function take(step: string, id: string) {
    const send = <P extends Path>(path: P, input: object) => server().call(path, input as never);
    switch (step) {
      case 'publish':
        return send(roomCalls.changeStatus, { id, status: 'scheduled' });
      case 'close':
        return send(roomCalls.changeStatus, { id, status: 'closed', reason });
      case 'recommend':
      case 'unrecommend':
        return send(roomCalls.recommend, { id, recommended: step === 'recommend' });
      case 'update': {
        const { scene, host, ...room } = await server().ask(roomCalls.detail, { id });
        return send(roomCalls.saveOrUpdate, { ...room, sceneId: scene.id, hostId: host.id, title: 'Renamed' });
      }
      default:
        return send(roomCalls.clone, { id });
    }
  }

  test.each(table)('%s of one that is %s: %s', async (step, status, refusal) => {
    const before = await make(status, status === 'closed' ? { closedReason: 'Spam' } : {});
    const answer = await take(step, before.id);
    if (refusal === null) {
      expect(answer).toMatchObject({ code: codes.success });
    } else {
      expect(answer).toMatchObject({ code: codes.ruleForbids, message: refusal });
      expect(await find(before.id)).toEqual(before);
      expect(await log(before.id)).toEqual([]);
    }
  });

  test('a step is one row of the operation log: before, after, why', async () => {
    const { id, title } = await make('live', { online: 12, recommended: true });
    await take('close', id);
    expect(await log(id)).toMatchObject([
      {
        action: 'close',
        targetType: 'room',
        targetName: title,
        before: { status: 'live', online: 12, recommended: true },
        after: { status: 'closed', online: 0, recommended: false },
        reason,
      },
    ]);
  });

  describe('publishing', () => {
    test('makes it scheduled, or live at once when its time has come', async () => {
      const later = await make('draft');
      expect(await take('publish', later.id)).toMatchObject({ data: { status: 'scheduled', version: 2 } });
      const due = await make('draft', {}, [0, 1]);
      expect(await take('publish', due.id)).toMatchObject({ data: { status: 'live', online: 0 } });
    });

    test('needs an end that lies ahead', async () => {
      const { id } = await make('draft', {}, [-2, 0]);
      expect(await take('publish', id)).toMatchObject({
        code: codes.ruleForbids,
        message: 'Its end has passed: set a later one, then publish',
      });
    });

    test('needs its blessed land to be online, and names it', async () => {
      const [scene] = await server().db.select().from(sceneTemplate).where(eq(sceneTemplate.status, 'draft'));
      const { id } = await make('draft', { sceneTemplateId: scene?.id });
      expect(await take('publish', id)).toMatchObject({
        code: codes.ruleForbids,
        message: `Its blessed land “${scene?.name}” is not online: choose another one, or publish that first`,
      });
    });

    test('is for activity rooms only: a self-built one is no record of these calls', async () => {
      const { id } = await people.make('draft', { auditState: 'pending' });
      expect(await take('publish', id)).toMatchObject({ code: codes.notFound });
    });
  });

  describe('closing', () => {
    test.each([{}, { reason: '' }, { reason: ' ' }])('needs a reason: %j', async (why) => {
      const { id } = await make('live');
      expect(await server().call(roomCalls.changeStatus, { id, status: 'closed', ...why })).toMatchObject({
        code: codes.validationFailed,
        data: { fields: [{ path: 'reason', message: 'This is required' }] },
      });
    });

    test('sends everybody home', async () => {
      const { id, hostId, startsAt } = await make('live', { online: 1, recommended: true });
      await server().db.insert(roomMember).values({ roomId: id, userId: hostId, role: 'host', joinedAt: startsAt });
      expect(await take('close', id)).toMatchObject({
        data: { status: 'closed', closedReason: reason, online: 0, recommended: false },
      });
      const { list } = await server().ask(roomCalls.members, { id });
      expect(list).toMatchObject([{ leftAt: now, user: { id: hostId } }]);
    });

    test('of many at once, each is closed by one of two', async () => {
      const { id } = await make('live');
      const answers = await Promise.all(Array.from({ length: 6 }, () => take('close', id)));
      expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
      expect(answers.filter(({ message }) => message === closed)).toHaveLength(5);
      expect(await log(id)).toHaveLength(1);
    });
  });

  test('a recommendation is given once and taken back once', async () => {
    const { id } = await make('scheduled');
    const twice = async (step: string) => [await take(step, id), await take(step, id)];
    expect(await twice('recommend')).toMatchObject([
      { data: { recommended: true } },
      { code: codes.ruleForbids, message: 'This room is recommended already' },
    ]);
    expect(await twice('unrecommend')).toMatchObject([
      { data: { recommended: false } },
      { code: codes.ruleForbids, message: 'This room is not recommended' },
    ]);
    expect((await log(id)).map(({ action }) => action)).toEqual(['recommend', 'unrecommend']);
  });

  test('refusals are in the language that was asked for', async () => {
    const { id } = await make('ended');
    const headers = { 'accept-language': 'zh-CN' };
    const input = { id, status: 'closed', reason } as const;
    expect(await server().call(roomCalls.changeStatus, input, { headers })).toMatchObject({ message: '该房间已结束' });
  });

  describe('a copy', () => {
    test.each([
      ['in the future: the day after', 20, 44],
      ['a day ago to the hour: tomorrow, not today', -24, 24],
      ['days ago: the next time that lies ahead', -80, 16],
    ])('of one %s', async (_, starts, copied) => {
      const source = await make('ended', { description: 'Bring tea' }, [starts, starts + 2]);
      const copy = await server().ask(roomCalls.clone, { id: source.id });
      const { category, capacity, cover, description, hostId, sceneTemplateId } = source;
      expect(copy).toMatchObject({
        title: `${source.title} (copy)`,
        status: 'draft',
        version: 1,
        online: 0,
        recommended: false,
        startsAt: shift(now, copied * HOUR_MS),
        endsAt: shift(now, (copied + 2) * HOUR_MS),
        ...{ category, capacity, cover, description },
        ...{ host: { id: hostId }, scene: { id: sceneTemplateId } },
      });
      expect(await find(source.id)).toEqual(source);
      expect(await log(copy.id)).toMatchObject([{ action: 'clone', before: { title: source.title } }]);
    });

    test('at the end of time there is no day after: nothing is made, and the list still answers', async () => {
      const startsAt = '9998-12-31T10:00:00.000Z';
      const { id } = await make('draft', { startsAt, endsAt: shift(startsAt, HOUR_MS) });
      const before = await server().db.$count(room);
      expect(await server().call(roomCalls.clone, { id })).toMatchObject({ code: codes.ruleForbids });
      expect(await server().db.$count(room)).toBe(before);
      expect((await server().ask(roomCalls.pageList, { sort: 'startsAt', pageSize: 1 })).list).toMatchObject([{ id }]);
    });

    test.each([
      ['America/New_York', '2026-01-31T01:00:00Z', '00:00'],
      ['Asia/Shanghai', '2026-01-31T01:00:00Z', '01:00'],
    ])('keeps its hour in %s over a change of the clocks', async (zone, startsAt, hour) => {
      const { id } = await make('ended', { startsAt, endsAt: shift(startsAt, 2 * HOUR_MS) });
      const copy = await server().ask(roomCalls.clone, { id, zone });
      expect(copy.startsAt.slice(11, 16)).toBe(hour);
      expect(copy.endsAt).toBe(shift(copy.startsAt, 2 * HOUR_MS));
      expect(Math.ceil((Date.parse(copy.startsAt) - START.getTime()) / DAY_MS)).toBe(1);
    });
  });
});
