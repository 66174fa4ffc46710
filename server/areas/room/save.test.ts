import { eq, ne } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import type { Room } from '../../../contract/room';
import { roomCalls } from '../../../contract/room/calls';
import { HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { sceneTemplate } from '../sceneTemplate/table';
import { user } from '../user/table';
import { testRooms } from './testRooms';

type Form = Input<typeof roomCalls.saveOrUpdate>;

const hour = (from: number) => shift(START.toISOString(), from * HOUR_MS);

onEveryDatabase({}, (server) => {
  const { make, log } = testRooms(server, 'activity');
  let form: Form;

  beforeEach(async () => {
    await server().signIn();
    const { db } = server();
    const [scene] = await db.select().from(sceneTemplate).where(eq(sceneTemplate.status, 'online'));
    const [host] = await db.select().from(user);
    form = {
      title: 'Tea at six',
      cover: '/fish/demo/cover-lake-1.svg',
      category: 'talk',
      sceneId: scene?.id ?? '',
      hostId: host?.id ?? '',
      capacity: 20,
      startsAt: hour(2),
      endsAt: hour(4),
    };
  });

  const save = (changed: Partial<Form>) => server().call(roomCalls.saveOrUpdate, { ...form, ...changed });
  const create = (changed: Partial<Form> = {}) => server().ask(roomCalls.saveOrUpdate, { ...form, ...changed });
  const formOf = ({ scene, host, ...room }: Room): Form => ({
    ...room,
    cover: room.cover ?? '',
    sceneId: scene.id,
    hostId: host.id,
  });
  const open = async (id: string) => formOf(await server().ask(roomCalls.detail, { id }));
  const edit = async (id: string, changed: Partial<Form>) => save({ ...(await open(id)), ...changed });
  const idle = async () => {
    const [scene] = await server().db.select().from(sceneTemplate).where(ne(sceneTemplate.status, 'online'));
    return scene?.id ?? '';
  };

  test('a new one is a draft under the next number, and is logged as it was written', async () => {
    const made = await create({ description: ' Bring a cup ' });
    expect(made).toMatchObject({
      ...{ title: 'Tea at six', description: 'Bring a cup', capacity: 20, startsAt: hour(2), endsAt: hour(4) },
      ...{ status: 'draft', online: 0, recommended: false, closedReason: null, version: 1 },
      ...{ scene: { id: form.sceneId }, host: { id: form.hostId } },
    });
    expect((await create()).number).toBe(made.number + 1);
    const [entry] = await log(made.id);
    expect(entry).toMatchObject({ action: 'create', targetType: 'room', targetName: 'Tea at six', before: null });
    expect(entry?.after).toMatchObject({
      scene: made.scene.name,
      host: `${made.host.nickname} (${made.host.number})`,
      startsAt: hour(2),
    });
  });

  test('of several that are created at once, each has a number of its own', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => create()));
    const numbers = made.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  test('what is wrong is said beside its field, all at once', async () => {
    const answer = await save({ endsAt: hour(2), sceneId: await idle(), hostId: '1' });
    expect(answer).toMatchObject({
      code: codes.validationFailed,
      data: {
        fields: [
          { path: 'endsAt', message: 'The end must lie after the start' },
          { path: 'sceneId', message: 'This blessed land is not online' },
          { path: 'hostId', message: 'There is no such user' },
        ],
      },
    });
  });

  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(31) }],
    ['cover', { cover: 'https://elsewhere.example/x.png' }],
    ['capacity', { capacity: 0 }],
    ['capacity', { capacity: 10_001 }],
    ['description', { description: 'x'.repeat(501) }],
    ['startsAt', { startsAt: 'tomorrow' }],
    ['startsAt', { startsAt: '0000-01-01T00:00:00Z' }],
    ['sceneId', { sceneId: '1' }],
  ])('%s can’t be %j', async (path, changed) => {
    expect(await save(changed)).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path }] } });
  });

  test('times are compared as instants: finer ones than the database keeps are cut, not rounded', async () => {
    const startsAt = '2026-04-01T08:00:00.0001Z';
    expect(await save({ startsAt, endsAt: '2026-04-01T08:00:00.0009Z' })).toMatchObject({
      data: { fields: [{ path: 'endsAt' }] },
    });
    const made = await create({ startsAt, endsAt: '2026-04-01T08:00:00.0019999Z' });
    expect(made).toMatchObject({ startsAt: '2026-04-01T08:00:00.000Z', endsAt: '2026-04-01T08:00:00.001Z' });
  });

  describe('editing', () => {
    test('a draft may be anything, also in the past', async () => {
      const { id } = await make('draft');
      const answer = await edit(id, { ...form, startsAt: hour(-5), endsAt: hour(-4) });
      expect(answer).toMatchObject({ data: { status: 'draft', title: 'Tea at six', startsAt: hour(-5), version: 2 } });
    });

    test('a scheduled one starts ahead', async () => {
      const { id } = await make('scheduled');
      expect(await edit(id, { startsAt: hour(-1) })).toMatchObject({
        data: { fields: [{ path: 'startsAt', message: 'A scheduled room can’t start in the past' }] },
      });
      expect(await edit(id, { startsAt: hour(-2), endsAt: hour(-1) })).toMatchObject({
        data: { fields: [{ path: 'endsAt', message: 'The end must lie ahead' }, { path: 'startsAt' }] },
      });
      expect(await edit(id, { startsAt: hour(1) })).toMatchObject({ data: { status: 'scheduled' } });
      expect(await edit(id, { startsAt: hour(0) })).toMatchObject({ data: { status: 'live' } });
    });

    test('a live one keeps its start, its blessed land and its category, and room for those in it', async () => {
      const { id, category } = await make('live', { online: 30, capacity: 50 });
      const [, other] = await server().db.select().from(sceneTemplate).where(eq(sceneTemplate.status, 'online'));
      const before = await open(id);
      const sceneId = other?.id === before.sceneId ? form.sceneId : (other?.id ?? '');
      const changed = {
        startsAt: hour(-2),
        endsAt: hour(0),
        sceneId,
        category: category === 'game' ? 'talk' : 'game',
        capacity: 29,
      } as const;
      expect(await edit(id, changed)).toMatchObject({
        code: codes.validationFailed,
        data: {
          fields: [
            { path: 'endsAt', message: 'The end must lie ahead' },
            { path: 'startsAt', message: 'A live room keeps its start' },
            { path: 'sceneId', message: 'A live room keeps its blessed land' },
            { path: 'category', message: 'A live room keeps its category' },
            { path: 'capacity', message: '30 people are in it right now: not fewer than that' },
          ],
        },
      });
      const allowed = { title: 'Longer', capacity: 30, endsAt: hour(9), hostId: form.hostId };
      expect(await edit(id, allowed)).toMatchObject({
        data: { title: 'Longer', capacity: 30, endsAt: hour(9), status: 'live', online: 30 },
      });
    });

    test('it may stay in a blessed land that was withdrawn since, and go to no other such', async () => {
      const { id } = await make('draft', { sceneTemplateId: await idle() });
      expect(await edit(id, { title: 'Same place' })).toMatchObject({ code: codes.success });
      const { id: elsewhere } = await make('draft');
      expect(await edit(elsewhere, { sceneId: await idle() })).toMatchObject({
        data: { fields: [{ path: 'sceneId', message: 'This blessed land is not online' }] },
      });
    });

    test('needs the version it was read at; 10409 carries the record as it is now', async () => {
      const made = await create();
      expect(await save({ id: made.id })).toMatchObject({ data: { fields: [{ path: 'version' }] } });
      const theirs = await server().ask(roomCalls.saveOrUpdate, { ...formOf(made), title: 'Theirs' });
      const mine = await server().call(roomCalls.saveOrUpdate, { ...formOf(made), title: 'Mine' });
      expect(mine).toMatchObject({ code: codes.conflict, data: theirs });
    });

    test('one that was closed meanwhile is a conflict first, then can’t be edited', async () => {
      const { id } = await make('scheduled');
      const before = await open(id);
      await server().ask(roomCalls.changeStatus, { id, status: 'closed', reason: 'Spam' });
      expect(await save(before)).toMatchObject({ code: codes.conflict, data: { status: 'closed' } });
      expect(await edit(id, {})).toMatchObject({ code: codes.ruleForbids });
    });

    test('the clock is nobody who saved first', async () => {
      const { id } = await make('scheduled', {}, [0, 2]);
      expect(await edit(id, { title: 'Going on' })).toMatchObject({ data: { status: 'live', version: 2 } });
    });

    test('the log says what changed and no more', async () => {
      const { id } = await make('scheduled');
      await edit(id, { title: 'Earlier', hostId: form.hostId, endsAt: hour(9) });
      await edit(id, { title: 'Earlier still' });
      const [first, second] = await log(id);
      expect(Object.keys(first?.after ?? {})).toEqual(expect.arrayContaining(['title', 'endsAt']));
      expect(second).toMatchObject({ before: { title: 'Earlier' }, after: { title: 'Earlier still' } });
      expect(Object.keys(second?.after ?? {})).toEqual(['title']);
    });
  });
});
