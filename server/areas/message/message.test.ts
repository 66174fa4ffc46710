import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { messageCalls } from '../../../contract/message/calls';
import { delivery, deliveryJob } from '../../delivery/table';
import { testCopies } from '../../delivery/testCopies';
import { DAY_MS, HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { operation } from '../operation/table';
import { user } from '../user/table';
import { message } from './table';

type Form = Input<typeof messageCalls.saveOrUpdate>;

const now = START.toISOString();
const everyone = { kind: 'all', days: null, numbers: null } as const;
const form: Form = { title: 'Pond news', body: 'Hello {nickname}', type: 'system', audience: everyone };
const reason = 'Wrong date';

onEveryDatabase({}, (server) => {
  const { receivers, jobOf, serve } = testCopies(server);
  let users: Awaited<ReturnType<typeof receivers>>;

  beforeEach(async () => {
    await server().signIn();
    users = await receivers();
  });

  const save = (more: Partial<Form> = {}) => server().call(messageCalls.saveOrUpdate, { ...form, ...more });
  const create = (more: Partial<Form> = {}) => server().ask(messageCalls.saveOrUpdate, { ...form, ...more });
  const send = ({ id, version }: { id: string; version: number }) => server().call(messageCalls.send, { id, version });
  const withdraw = (id: string) => server().call(messageCalls.withdraw, { id, reason });
  const list = (query: object = {}) => server().ask(messageCalls.pageList, { pageSize: 200, ...query });
  const log = (id: string) =>
    server().db.select().from(operation).where(eq(operation.targetId, id)).orderBy(operation.id);
  const numbers = (from: number, to: number) => users.slice(from, to).map(({ number }) => number);
  const listed = (...of: number[]) => ({ kind: 'list', days: null, numbers: of }) as const;

  test('is written, changed, sent and taken back; each step is logged', async () => {
    const draft = await create({ title: '  Pond news  ' });
    const none = { recipients: 0, sent: 0, failed: 0, skipped: 0, opened: 0 };
    expect(draft).toMatchObject({ ...form, status: 'draft', progress: none, sentAt: null, version: 1 });
    expect(draft.audience).toEqual({ ...everyone, listed: 0 });
    const changed = await create({ ...draft, title: 'Lake news' });
    expect(changed).toMatchObject({ title: 'Lake news', version: 2 });
    const { data: sending } = await send(changed);
    expect(sending).toMatchObject({ status: 'sending', sentAt: now, version: 3 });
    expect(await jobOf(draft.id)).toMatchObject({ kind: 'message', state: 'waiting', dueAt: now });
    await serve(draft.id, ['sent', 'sent', 'pending', 'failed']);
    const { data: gone } = await withdraw(draft.id);
    expect(gone).toMatchObject({ status: 'withdrawn', withdrawnReason: reason, withdrawnAt: now });
    expect(gone.progress).toEqual({ recipients: 4, sent: 2, failed: 1, skipped: 1, opened: 0 });
    const entries = await log(draft.id);
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'send', 'recall']);
    expect(entries).toMatchObject([
      { after: { title: 'Pond news', audience: 'all', status: 'draft' }, targetType: 'message' },
      { before: { title: 'Pond news' }, after: { title: 'Lake news' } },
      { before: { status: 'draft' }, after: { status: 'sending' }, targetName: 'Lake news' },
      { before: { status: 'sending' }, after: { status: 'withdrawn', sent: 2, skipped: 1, opened: 0 }, reason },
    ]);
  });

  test('only a draft is changed, sent or deleted', async () => {
    const draft = await create();
    const { data: sent } = await send(draft);
    const refused = { code: codes.ruleForbids, message: expect.stringContaining('only a draft') };
    expect(await save(sent)).toMatchObject(refused);
    expect(await send(sent)).toMatchObject(refused);
    expect(await server().call(messageCalls.remove, { id: draft.id, reason: 'A mistake' })).toMatchObject(refused);
    const other = await create();
    expect(await withdraw(other.id)).toMatchObject({
      code: codes.ruleForbids,
      message: 'A draft can’t be taken back: delete it instead',
    });
    expect(await server().call(messageCalls.remove, { id: other.id, reason: '' })).toMatchObject({
      code: codes.validationFailed,
    });
    await server().ask(messageCalls.remove, { id: other.id, reason: 'A mistake' });
    expect(await server().call(messageCalls.detail, { id: other.id })).toMatchObject({ code: codes.notFound });
    expect(await server().call(messageCalls.recipients, { id: other.id })).toMatchObject({ code: codes.notFound });
    expect(await log(other.id)).toMatchObject([
      { action: 'create' },
      { action: 'remove', reason: 'A mistake', before: { title: form.title } },
    ]);
    await withdraw(draft.id);
    expect(await withdraw(draft.id)).toMatchObject({ message: 'This message was taken back' });
  });

  test('what was changed meanwhile is a conflict; of several that send it, one does', async () => {
    const draft = await create();
    const theirs = await create({ ...draft, title: 'Theirs' });
    expect(await save({ ...draft, title: 'Mine' })).toMatchObject({ code: codes.conflict, data: theirs });
    expect(await send(draft)).toMatchObject({ code: codes.conflict, data: theirs });
    expect(await save({ ...draft, version: undefined })).toMatchObject({ data: { fields: [{ path: 'version' }] } });
    expect(await save({ ...draft, id: '42' })).toMatchObject({ code: codes.notFound });
    const answers = await Promise.all([send(theirs), send(theirs), send(theirs)]);
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === codes.ruleForbids)).toHaveLength(2);
  });

  test.each([
    ['title', { title: ' ' }, 'This is required'],
    ['title', { title: 'a'.repeat(51) }, 'At most 50 characters'],
    ['body', { body: 'a'.repeat(2001) }, 'At most 2000 characters'],
    ['audience.days', { audience: { kind: 'active', days: null, numbers: null } }, 'This is required'],
    ['audience.days', { audience: { kind: 'all', days: 3, numbers: null } }, 'This value is not allowed'],
    ['audience.numbers', { audience: { kind: 'list', days: null, numbers: null } }, 'This is required'],
    ['audience.kind', { type: 'personal' }, 'A personal message goes to a list of numbers'],
    ['audience.numbers', { audience: listed(1, 2) }, 'No user has these numbers: 1, 2'],
  ] as const)('its %s is checked', async (path, more, message) => {
    expect(await save(more as Partial<Form>)).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path, message }] },
    });
  });

  test('of many unknown numbers the first 20 are named; a number that stands twice is kept once', async () => {
    const [known = 0] = numbers(0, 1);
    const unknown = Array.from({ length: 25 }, (_, index) => index + 1);
    const { data } = await save({ audience: listed(known, ...unknown) });
    const first = unknown.slice(0, 20).join(', ');
    expect(data).toEqual({
      fields: [{ path: 'audience.numbers', message: `No user has these numbers: ${first} + 5` }],
    });
    const kept = await create({ type: 'personal', audience: listed(known, known) });
    expect(kept.audience).toEqual({ ...listed(known), listed: 1 });
  });

  test('is not sent where nobody would get it', async () => {
    const draft = await create({ audience: { kind: 'registered', days: 1, numbers: null } });
    await server()
      .db.update(user)
      .set({ registeredAt: shift(now, -3 * DAY_MS) });
    expect(await send(draft)).toMatchObject({
      code: codes.ruleForbids,
      message: 'Nobody would get this right now: choose another audience',
    });
    expect(await server().ask(messageCalls.detail, { id: draft.id })).toMatchObject({ status: 'draft' });
  });

  test('is read once by who has it, until it is taken back', async () => {
    const { id } = (await send(await create())).data;
    await serve(id, ['sent', 'pending']);
    const read = (index: number) => server().call(messageCalls.read, { id, userId: users[index]?.id ?? '' });
    expect(await Promise.all([read(0), read(0)])).toMatchObject([{ code: codes.success }, { code: codes.success }]);
    expect(await read(1)).toMatchObject({ code: codes.notFound });
    expect((await server().ask(messageCalls.detail, { id })).progress).toMatchObject({ sent: 1, opened: 1 });
    const recipients = await server().ask(messageCalls.recipients, { id, opened: 'yes' });
    expect(recipients.list).toMatchObject([{ user: { number: users[0]?.number }, state: 'sent', openedAt: now }]);
    await withdraw(id);
    expect(await read(0)).toMatchObject({ code: codes.ruleForbids, message: 'This message was taken back' });
  });

  test('are found by who gets them, alone or among others, but not by who does not', async () => {
    const alone = await create({ title: 'To one' });
    const all = await create({ title: 'To all' });
    for (const draft of [alone, all]) await send(draft);
    await serve(alone.id, ['sent']);
    await serve(all.id, ['sent', 'pending']);
    const idsOf = async (index: number) =>
      (await list({ recipientId: users[index]?.id })).list.map(({ id }) => id).filter((id) => id >= alone.id);
    expect(await idsOf(0)).toEqual([all.id, alone.id]);
    expect(await idsOf(1)).toEqual([all.id]);
    expect(await idsOf(2)).toEqual([]);
    // Who was not reached before it was taken back has nothing of it.
    await withdraw(all.id);
    expect(await idsOf(0)).toEqual([all.id, alone.id]);
    expect(await idsOf(1)).toEqual([]);
  });

  test('are listed, the latest change first, filtered and counted', async () => {
    await server().db.delete(delivery);
    await server().db.delete(deliveryJob);
    await server().db.delete(message);
    const [first = 0, second = 0] = numbers(0, 2);
    const toList = await create({ title: 'To two', type: 'personal', audience: listed(first, second) });
    server().advance(HOUR_MS);
    const toActive = await create({
      title: 'Spring 100%',
      type: 'activity',
      audience: { kind: 'active', days: 7, numbers: null },
    });
    server().advance(HOUR_MS);
    const { data: sent } = await send(toList);
    await serve(sent.id, ['sent', 'sent', 'pending']);
    server().now = START;
    const titles = async (query: object) => (await list(query)).list.map(({ title }) => title);
    expect((await list()).list).toMatchObject([
      { title: 'To two', audience: { kind: 'list', days: null, listed: 2 }, progress: { recipients: 3, sent: 2 } },
      { title: 'Spring 100%', audience: { kind: 'active', days: 7, listed: 0 }, progress: { recipients: 0 } },
    ]);
    expect((await list()).list[0]?.audience).not.toHaveProperty('numbers');
    expect(await titles({ keyword: '100%' })).toEqual(['Spring 100%']);
    expect(await titles({ type: 'personal,system' })).toEqual(['To two']);
    expect(await titles({ status: 'draft' })).toEqual(['Spring 100%']);
    expect(await titles({ to: 'list,paid' })).toEqual(['To two']);
    expect(await titles({ byId: toActive.byId })).toHaveLength(2);
    expect(await titles({ sentAtFrom: shift(now, 2 * HOUR_MS), sentAtTo: shift(now, 2 * HOUR_MS) })).toEqual([
      'To two',
    ]);
    expect(await titles({ sort: 'recipients', order: 'ascend' })).toEqual(['Spring 100%', 'To two']);
    expect(await titles({ sort: 'title', order: 'ascend' })).toEqual(['Spring 100%', 'To two']);
    const count = (body: Input<typeof messageCalls.countByStatus>) => server().ask(messageCalls.countByStatus, body);
    expect(await count({ filter: {} })).toEqual({
      total: 2,
      draft: 1,
      sending: 1,
      sent: 0,
      withdrawn: 0,
      recipients: 3,
    });
    expect(await count({ ids: [toActive.id] })).toMatchObject({ total: 1, draft: 1, recipients: 0 });
    expect(await count({ filter: { type: 'activity' }, except: [toActive.id] })).toMatchObject({
      total: 0,
      recipients: 0,
    });
  });
});
