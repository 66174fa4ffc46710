import { eq } from 'drizzle-orm';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { operationCalls } from '../../../contract/operation.calls';
import { peopleCalls } from '../../../contract/people/calls';
import { sceneTemplateCalls } from '../../../contract/sceneTemplate/calls';
import { HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { auditItem } from '../audit/table';
import { testRooms } from '../room/testRooms';
import { device, user, userLogin } from '../user/table';

const now = START.toISOString();
const reason = 'Opened in masses with one device';
let serial = 0;

onEveryDatabase({}, (server) => {
  const { make, find } = testRooms(server, 'people');
  const activity = testRooms(server, 'activity');
  beforeEach(() => server().signIn());

  const groups = (query: object = {}) => server().ask(peopleCalls.groups, { pageSize: 200, ...query });
  const groupOf = async (id: string, query?: object) => (await groups(query)).list.find((group) => group.id === id);
  const fresh = () => {
    serial += 1;
    return { device: `device-farm-${serial}`, ip: `198.51.100.${serial}` };
  };
  const ownerIds = async () => (await server().db.select({ id: user.id }).from(user).limit(2)).map(({ id }) => id);

  test('rooms of one device, of one address and of one owner are groups, with when and by whom they were made', async () => {
    const source = fresh();
    const [often = '', once = ''] = await ownerIds();
    const at = (hours: number) => shift(now, -hours * HOUR_MS);
    await make('draft', { ...source, hostId: once, createdAt: at(5) });
    await make('scheduled', { ...source, hostId: often, createdAt: at(3) });
    await make('live', { ...source, hostId: often, createdAt: at(1) });
    const facts = { rooms: 3, ownerCount: 2, waiting: 0, firstAt: at(5), lastAt: at(1) };
    const owners = [{ id: often }, { id: once }];
    expect(await groupOf(source.device)).toMatchObject({ by: 'device', ...facts, owners });
    expect(await groupOf(source.ip, { by: 'ip' })).toMatchObject({ by: 'ip', ...facts, owners });
    expect(await groupOf(often, { by: 'owner' })).toMatchObject({
      by: 'owner',
      ownerCount: 1,
      owners: [{ id: often }],
    });
    const since = { createdFrom: at(4) };
    expect(await groupOf(source.device, since)).toMatchObject({ rooms: 2, firstAt: at(3), ownerCount: 1 });
    expect(await groupOf(source.device, { createdFrom: at(2) })).toBeUndefined();
    expect((await server().ask(peopleCalls.pageList, { device: source.device, ...since })).total).toBe(2);
    expect((await server().ask(peopleCalls.pageList, { ip: source.ip, createdTo: at(4) })).total).toBe(1);
  });

  test('what is over or closed, an activity room, and a single room are in no group', async () => {
    const source = fresh();
    await make('live', source);
    for (const status of ['ended', 'closed'] as const) await make(status, source);
    await activity.make('live', source);
    expect(await groupOf(source.device)).toBeUndefined();
    await make('draft', source);
    expect(await groupOf(source.device)).toMatchObject({ rooms: 2 });
  });

  test('groups are paged, the largest first, and their total is that of the groups', async () => {
    const large = fresh();
    for (let made = 0; made < 12; made += 1) await make('scheduled', large);
    const all = await groups();
    expect(all.list[0]).toMatchObject({ id: large.device, rooms: 12 });
    expect(all.total).toBe(all.list.length);
    const second = await groups({ pageSize: 1, current: 2 });
    expect(second).toMatchObject({ total: all.total, list: [{ id: all.list[1]?.id }] });
    expect(await groups({ pageSize: 1, exact: 'true' })).toMatchObject({ total: all.total });
    expect(await groups({ current: 999 })).toMatchObject({ total: all.total, list: [] });
    expect((await groups({ roomsFrom: 12 })).list.map(({ id }) => id)).toContain(large.device);
    expect((await groups({ roomsFrom: 12 })).list.every(({ rooms }) => rooms >= 12)).toBe(true);
    expect((await groups({ roomsTo: 11 })).list.map(({ id }) => id)).not.toContain(large.device);
    const byTime = await groups({ sort: 'firstAt', order: 'ascend' });
    const times = byTime.list.map(({ firstAt }) => firstAt);
    expect(times).toEqual(times.toSorted());
  });

  test('each closed room takes all of its waiting items along, and the group is gone', async () => {
    const source = fresh();
    const rooms = [await make('live', source), await make('scheduled', source)];
    for (const { id, hostId } of rooms) {
      const item = { targetId: id, userId: hostId, priority: 'normal', submittedAt: now } as const;
      for (const kind of ['room', 'cover'] as const) {
        await server()
          .db.insert(auditItem)
          .values({ ...item, hits: [], kind, state: 'pending' });
      }
    }
    const ids = rooms.map(({ id }) => id);
    expect(await groupOf(source.device)).toMatchObject({ rooms: 2, waiting: 4 });
    expect(await server().ask(peopleCalls.countByStatus, { ids })).toMatchObject({ total: 2, waiting: 4 });
    for (const id of ids) await server().ask(peopleCalls.changeStatus, { id, status: 'closed', reason });
    for (const id of ids) {
      expect(await find(id)).toMatchObject({ status: 'closed', closedReason: reason });
      const items = await server().db.select().from(auditItem).where(eq(auditItem.targetId, id));
      expect(items.map((item) => [item.state, item.reason])).toEqual([
        ['rejected', reason],
        ['rejected', reason],
      ]);
      const logged = (await server().ask(operationCalls.pageList, { targetType: 'people', targetId: id })).list;
      expect(logged).toContainEqual(expect.objectContaining({ action: 'close', reason }));
    }
    expect(await groupOf(source.device)).toBeUndefined();
    expect((await server().ask(auditCalls.pageList, { state: 'pending', pageSize: 200 })).list).not.toContainEqual(
      expect.objectContaining({ target: expect.objectContaining({ id: ids[0] }) }),
    );
  });

  test('a new room keeps what it was opened with, or else what its owner was last seen with', async () => {
    const [ownerId = ''] = await ownerIds();
    const [scene] = (await server().ask(sceneTemplateCalls.list, { status: 'online' })).list;
    const form = {
      ...({ title: 'A room', cover: null, category: 'talk', sceneId: scene?.id ?? '', ownerId, capacity: 8 } as const),
      ...{ startsAt: shift(now, HOUR_MS), endsAt: shift(now, 2 * HOUR_MS) },
    };
    const source = fresh();
    expect(await server().ask(peopleCalls.open, { ...form, ...source, requestId: crypto.randomUUID() })).toMatchObject(
      source,
    );
    const seen = { device: 'device-last', ip: '198.51.100.250' };
    const later = shift(now, -1);
    await server()
      .db.insert(device)
      .values({
        ...{ userId: ownerId, fingerprint: seen.device, model: 'A phone', system: 'Android 15' },
        ...{ firstSeenAt: later, lastSeenAt: later },
      });
    await server()
      .db.insert(userLogin)
      .values({ userId: ownerId, ip: seen.ip, place: '', model: 'A phone', at: later });
    expect(await server().ask(peopleCalls.open, { ...form, requestId: crypto.randomUUID() })).toMatchObject(seen);
  });

  test.each([
    [{ by: 'title' }, 'by'],
    [{ createdFrom: 'yesterday' }, 'createdFrom'],
    [{ roomsFrom: 1 }, 'roomsFrom'],
    [{ roomsTo: -5 }, 'roomsTo'],
    [{ sort: 'id' }, 'sort'],
  ])('%j is refused', async (query, path) => {
    const answer = await server().call(peopleCalls.groups, query as never);
    expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path }] } });
  });

  test('nobody reads them without a session', async () => {
    expect(await server().call(peopleCalls.groups, {}, { token: '' })).toMatchObject({ code: codes.tokenExpired });
  });
});
