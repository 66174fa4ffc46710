import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { pushCalls } from '../../../contract/push/calls';
import { roomCalls } from '../../../contract/room/calls';
import { userCalls } from '../../../contract/user/calls';
import { delivery, deliveryJob, recordedDelivery } from '../../delivery/table';
import { testCopies } from '../../delivery/testCopies';
import { DAY_MS, HOUR_MS, MINUTE_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { operation } from '../operation/table';
import { testRooms } from '../room/testRooms';
import { png, upload } from '../upload/testPictures';
import { pushSending } from './sending';
import { push } from './table';

type Form = Input<typeof pushCalls.saveOrUpdate>;

const now = START.toISOString();
const later = (ms: number) => shift(now, ms);
const written = {
  title: 'Tonight',
  body: 'Come, {nickname}',
  image: null,
  opens: 'app',
  roomId: null,
  url: null,
} as const;
const everyone = { kind: 'all', days: null, numbers: null } as const;
const form: Form = { ...written, audience: everyone, scheduledAt: null, expiresAt: null };
const reason = 'Wrong date';
const progress = { recipients: 2, sent: 0, failed: 2, skipped: 0, opened: 0 };

onEveryDatabase({}, (server) => {
  const { receivers, jobOf, serve } = testCopies(server);
  const activity = testRooms(server, 'activity');
  const selfBuilt = testRooms(server, 'people');
  let token: string;

  beforeEach(async () => {
    server().now = START;
    token = await server().signIn();
  });

  const save = (more: Partial<Form> = {}) => server().call(pushCalls.saveOrUpdate, { ...form, ...more });
  const create = (more: Partial<Form> = {}) => server().ask(pushCalls.saveOrUpdate, { ...form, ...more });
  const send = ({ id, version }: { id: string; version: number }) => server().call(pushCalls.send, { id, version });
  const cancel = (id: string) => server().call(pushCalls.cancel, { id, reason });
  const find = (id: string) => server().ask(pushCalls.detail, { id });
  const log = (id: string) =>
    server().db.select().from(operation).where(eq(operation.targetId, id)).orderBy(operation.id);
  const wrong = (path: string, message?: string) => ({
    code: codes.validationFailed,
    data: { fields: [{ path, ...(message && { message }) }] },
  });

  test('is written, changed, sent, opened and cancelled in the middle; each step is logged', async () => {
    const draft = await create({ title: '  Tonight ' });
    const { roomId: _, ...shown } = written;
    expect(draft).toMatchObject({
      ...shown,
      room: null,
      status: 'draft',
      startedAt: null,
      version: 1,
    });
    const changed = await create({
      ...form,
      ...draft,
      title: 'Tomorrow',
      audience: everyone,
      expiresAt: later(HOUR_MS),
    });
    const { data: sending } = await send(changed);
    expect(sending).toMatchObject({ status: 'sending', scheduledAt: null, version: 3 });
    expect(await jobOf(draft.id)).toMatchObject({
      kind: 'push',
      state: 'waiting',
      dueAt: now,
      expiresAt: later(HOUR_MS),
    });
    await serve(draft.id, ['sent', 'sent', 'failed', 'pending', 'pending']);
    const [first] = await receivers();
    await server().ask(pushCalls.opened, { id: draft.id, userId: first?.id ?? '' });
    const { data: cancelled } = await cancel(draft.id);
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelledReason: reason, finishedAt: now });
    expect(cancelled.progress).toEqual({ recipients: 5, sent: 2, failed: 1, skipped: 2, opened: 1 });
    const { list } = await server().ask(pushCalls.recipients, { id: draft.id, state: 'skipped,failed' });
    expect(list.map(({ state }) => state)).toEqual(['failed', 'skipped', 'skipped']);
    expect(await log(draft.id)).toMatchObject([
      { action: 'create', targetType: 'push', after: { title: 'Tonight', audience: 'all', opens: 'app' } },
      { action: 'update', before: { title: 'Tonight' }, after: { title: 'Tomorrow', expiresAt: later(HOUR_MS) } },
      { action: 'send', before: { status: 'draft' }, after: { status: 'sending' } },
      { action: 'cancel', before: { status: 'sending' }, after: { status: 'cancelled', sent: 2, skipped: 2 }, reason },
    ]);
  });

  test('waits for its time, and may be cancelled until then', async () => {
    const { data } = await send(await create({ scheduledAt: later(HOUR_MS), expiresAt: later(2 * HOUR_MS) }));
    expect(data).toMatchObject({ status: 'scheduled', scheduledAt: later(HOUR_MS) });
    expect(await jobOf(data.id)).toMatchObject({ dueAt: later(HOUR_MS), expiresAt: later(2 * HOUR_MS) });
    expect((await log(data.id))[1]).toMatchObject({ action: 'schedule', after: { status: 'scheduled' } });
    expect((await cancel(data.id)).data).toMatchObject({ status: 'cancelled', progress: { recipients: 0 } });
    expect(await cancel(data.id)).toMatchObject({
      code: codes.ruleForbids,
      message: 'Only a push that is scheduled or being sent can be cancelled',
    });
    expect(await cancel((await create()).id)).toMatchObject({ code: codes.ruleForbids });
  });

  test('only a draft is changed, sent or deleted; what was changed meanwhile is a conflict', async () => {
    const draft = await create();
    const theirs = await create({ ...form, id: draft.id, version: 1, title: 'Theirs' });
    expect(await save({ id: draft.id, version: 1 })).toMatchObject({ code: codes.conflict, data: theirs });
    expect(await save({ id: draft.id })).toMatchObject(wrong('version'));
    expect(await send(draft)).toMatchObject({ code: codes.conflict, data: theirs });
    await send(theirs);
    const refused = { code: codes.ruleForbids, message: expect.stringContaining('no draft any more') };
    expect(await send(theirs)).toMatchObject(refused);
    expect(await save({ id: draft.id, version: 3 })).toMatchObject(refused);
    expect(await server().call(pushCalls.remove, { id: draft.id, reason: 'A mistake' })).toMatchObject(refused);
    const { id } = await create();
    expect(await server().call(pushCalls.remove, { id, reason: '' })).toMatchObject(wrong('reason'));
    await server().ask(pushCalls.remove, { id, reason: 'A mistake' });
    expect(await server().call(pushCalls.detail, { id })).toMatchObject({ code: codes.notFound });
    expect(await server().call(pushCalls.recipients, { id })).toMatchObject({ code: codes.notFound });
  });

  describe('its texts and times', () => {
    test('an emoji is one character', async () => {
      const long = { title: '🎁'.repeat(50), body: '🎁'.repeat(150) };
      expect((await save(long)).data).toMatchObject(long);
    });

    test.each([
      ['title', { title: '🎁'.repeat(51) }],
      ['body', { body: 'a'.repeat(151) }],
      ['image', { image: 'https://elsewhere.example/x.png' }],
      ['roomId', { opens: 'room' }],
      ['url', { opens: 'url' }],
      ['url', { opens: 'url', url: 'http://example.com' }],
      ['url', { opens: 'url', url: 'https://' }],
      ['url', { opens: 'url', url: 'https://example.com/a b' }],
      ['url', { opens: 'url', url: 'https://user:secret@example.com/' }],
      ['url', { opens: 'url', url: 'https://example.com@evil.example' }],
      ['audience.numbers', { audience: { kind: 'list', days: null, numbers: [1] } }],
      ['expiresAt', { scheduledAt: later(HOUR_MS), expiresAt: later(HOUR_MS) }],
    ] as const)('a wrong %s is refused', async (path, more) => {
      expect(await save(more as Partial<Form>)).toMatchObject(wrong(path));
    });

    test.each([
      ['scheduledAt', { scheduledAt: later(-MINUTE_MS - 1) }, 'This time has passed'],
      ['scheduledAt', { scheduledAt: later(365 * DAY_MS + 1) }, 'At most 365 days ahead'],
      ['expiresAt', { expiresAt: later(0) }, 'It would have expired already'],
    ] as const)('a draft may have any %s, and is not sent then', async (path, times, message) => {
      const draft = await create(times);
      expect(await send(draft)).toMatchObject(wrong(path, message));
      expect(await find(draft.id)).toMatchObject({ status: 'draft', version: 1 });
    });

    test('a schedule of a moment ago is now', async () => {
      expect((await send(await create({ scheduledAt: later(-MINUTE_MS) }))).data).toMatchObject({ status: 'sending' });
    });
  });

  test('opens an activity room that is published and not closed, still when it is sent', async () => {
    const message = 'Choose an activity room that is published and not closed';
    const opens = (room: { id: string }) => ({ opens: 'room', roomId: room.id, url: 'https://kept.example' }) as const;
    for (const room of [await activity.make('draft'), await activity.make('closed'), await selfBuilt.make('live')]) {
      expect(await save(opens(room))).toMatchObject(wrong('roomId', message));
    }
    const room = await activity.make('scheduled');
    const draft = await create(opens(room));
    expect(draft).toMatchObject({ room: { id: room.id, number: room.number, title: room.title }, url: null });
    await server().ask(roomCalls.changeStatus, { id: room.id, status: 'closed', reason });
    expect(await send(draft)).toMatchObject(wrong('roomId', message));
  });

  test('shows a picture that is twice as wide as high, as it is stored', async () => {
    const wide = await upload(server(), token, png(64, 32));
    expect(await create({ image: wide })).toMatchObject({ image: wide });
    const square = await upload(server(), token, png(32, 32));
    expect(await save({ image: square })).toMatchObject(
      wrong('image', 'The picture is twice as wide as high; this one is 32 × 32'),
    );
    expect(await save({ image: `/fish/uploads/${'0'.repeat(64)}.png` })).toMatchObject(wrong('image'));
  });

  test('is not sent where nobody would get it', async () => {
    const both = (await receivers()).slice(-2);
    const numbers = both.map(({ number }) => number);
    const change = (status: 'banned' | 'normal') =>
      Promise.all(both.map(({ id }) => server().ask(userCalls.changeStatus, { id, status, days: null, reason })));
    await change('banned');
    const { id, version } = await create({ audience: { kind: 'list', days: null, numbers } });
    expect(await send({ id, version })).toMatchObject({
      code: codes.ruleForbids,
      message: 'Nobody would get this right now: choose another audience',
    });
    await change('normal');
    expect(await send({ id, version })).toMatchObject({ code: codes.success });
  });

  describe('a test', () => {
    const trial = (number: number, more: Partial<Input<typeof pushCalls.test>> = {}) =>
      server().call(pushCalls.test, { ...written, number, ...more });

    test('goes to one user at once, with their values, counts nowhere and is logged', async () => {
      const [someone] = await receivers();
      const before = await server().db.$count(delivery);
      const { data } = await trial(someone?.number ?? 0, { opens: 'url', url: 'https://example.com' });
      expect(data).toMatchObject({ user: { id: someone?.id }, state: 'sent', error: null });
      const recorded = await server()
        .db.select()
        .from(recordedDelivery)
        .where(eq(recordedDelivery.userId, someone?.id ?? ''));
      expect(recorded).toMatchObject([
        { deliveryId: null, payload: { kind: 'push', body: `Come, ${someone?.nickname}`, url: 'https://example.com' } },
      ]);
      expect(await server().db.$count(delivery)).toBe(before);
      const entries = await log(someone?.id ?? '');
      expect(entries.at(-1)).toMatchObject({
        ...{ action: 'sendTest', targetName: someone?.nickname },
        after: { title: 'Tonight', state: 'sent' },
      });
    });

    test('goes to a user who exists and is not banned; all that is wrong is said at once', async () => {
      expect(await trial(1, { opens: 'url', url: 'http://x' })).toMatchObject({
        data: { fields: [{ path: 'number', message: 'There is no such user' }, { path: 'url' }] },
      });
      const someone = (await receivers()).at(-1);
      await server().ask(userCalls.changeStatus, { id: someone?.id ?? '', status: 'banned', days: null, reason });
      expect(await trial(someone?.number ?? 0)).toMatchObject(wrong('number', 'This user is banned and gets nothing'));
    });
  });

  test('the delivery marks it when it begins and when it ends: failed where nobody got it', async () => {
    const { db } = server();
    const { id } = await create({ title: 'For {nickname}', image: '/fish/demo/cover-lake-1.svg' });
    expect(await pushSending.begin(db, id, now)).toEqual(everyone);
    expect(await find(id)).toMatchObject({ status: 'sending', startedAt: now });
    const write = await pushSending.write(db, id);
    const values = { nickname: 'Ava', number: 7, level: 1, points: 0, stones: 0, city: null };
    expect(write({ id: '1', number: 7, values })).toEqual({
      ...{ kind: 'push', title: 'For Ava', body: 'Come, Ava', image: '/fish/demo/cover-lake-1.svg' },
      ...{ opens: 'app', roomId: null, url: null },
    });
    await pushSending.finish(db, id, progress, now);
    expect(await find(id)).toMatchObject({ status: 'failed' });
    await pushSending.finish(db, id, { ...progress, sent: 1, failed: 1 }, now);
    expect(await find(id)).toMatchObject({ status: 'sent' });
  });

  test('one that nobody seemed to get was sent once a phone tells that it was opened', async () => {
    const { db } = server();
    const draft = await create();
    await send(draft);
    await serve(draft.id, ['failed', 'failed']);
    const [first] = await receivers();
    await db
      .update(delivery)
      .set({ attempts: 8 })
      .where(eq(delivery.jobId, (await jobOf(draft.id)).id));
    await pushSending.finish(db, draft.id, progress, now);
    await server().ask(pushCalls.opened, { id: draft.id, userId: first?.id ?? '' });
    expect(await find(draft.id)).toMatchObject({ status: 'sent', progress: { sent: 1, failed: 1, opened: 1 } });
  });

  test('are listed, the latest change first, and found by what they are', async () => {
    for (const table of [delivery, deliveryJob, push]) await server().db.delete(table);
    const soon = await create({ title: 'Soon', scheduledAt: later(HOUR_MS) });
    await send(soon);
    server().advance(MINUTE_MS);
    const active = await create({
      title: 'Active',
      body: 'all_of you',
      audience: { kind: 'active', days: 7, numbers: null },
    });
    await send(active);
    await serve(active.id, ['sent', 'failed']);
    await pushSending.begin(server().db, active.id, later(HOUR_MS));
    const titles = async (query: object = {}) =>
      (await server().ask(pushCalls.pageList, query)).list.map(({ title }) => title);
    expect(await titles()).toEqual(['Active', 'Soon']);
    expect(await titles({ keyword: 'L_o' })).toEqual(['Active']);
    expect(await titles({ status: 'scheduled' })).toEqual(['Soon']);
    expect(await titles({ to: 'active,list' })).toEqual(['Active']);
    expect(await titles({ byId: '42' })).toEqual([]);
    const at = later(HOUR_MS);
    expect(await titles({ scheduledAtFrom: at, scheduledAtTo: at })).toEqual(['Soon']);
    expect(await titles({ scheduledAtFrom: later(HOUR_MS + 1) })).toEqual([]);
    expect(await titles({ startedAtFrom: at, startedAtTo: at })).toEqual(['Active']);
    expect(await titles({ sort: 'scheduledAt', order: 'ascend' })).toEqual(['Soon', 'Active']);
    expect(await titles({ sort: 'recipients' })).toEqual(['Active', 'Soon']);
    const { list } = await server().ask(pushCalls.pageList, { sort: 'opened', order: 'descend' });
    expect(list.map(({ audience }) => audience)).toContainEqual({ kind: 'active', days: 7, listed: 0 });
  });
});
