import { inArray } from 'drizzle-orm';
import { roomCalls } from '../../../contract/room/calls';
import type { RoomStatus } from '../../../contract/room/enums';
import { DAY_MS, HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START, unexpected } from '../../testing';
import { advanceRooms, statusByTime } from './clock';
import { sendHome } from './members';
import { room, roomMember } from './table';
import { testRooms } from './testRooms';

const now = START.toISOString();

describe('the status that times mean', () => {
  const times = { startsAt: now, endsAt: shift(now, HOUR_MS) };
  test.each([
    ['before it begins', -1, 'scheduled'],
    ['at its first millisecond', 0, 'live'],
    ['at its last one', HOUR_MS - 1, 'live'],
    ['when its end has come', HOUR_MS, 'ended'],
    ['long after', 400 * DAY_MS, 'ended'],
  ] as const)('%s', (_, ms, expected) => {
    expect(statusByTime(times, shift(now, ms))).toBe(expected);
  });

  test('instants are compared as instants, whatever their precision', () => {
    expect(statusByTime({ startsAt: '2026-03-10T10:20:30Z', endsAt: '2026-03-10T10:20:31Z' }, now)).toBe('live');
  });
});

onEveryDatabase({}, (server) => {
  const { find, make: makeAt } = testRooms(server, 'activity');
  /** A room that starts and ends this many hours from `START`. */
  const make = (status: RoomStatus, from: number, to: number, more: Partial<typeof room.$inferInsert> = {}) =>
    makeAt(status, more, [from, to]);
  const statuses = () => server().db.select({ id: room.id, status: room.status }).from(room).orderBy(room.id);
  /** Takes the steps of all rooms, and returns how many have another status then. */
  const advance = async (ms = 0) => {
    const before = await statuses();
    await advanceRooms(server().db, shift(now, ms), unexpected);
    const after = await statuses();
    return after.filter(({ status }, nth) => status !== before[nth]?.status).length;
  };

  beforeEach(() => server().signIn());
  beforeAll(() => advance());

  test('each room takes the step of its time, and only once', async () => {
    const made = {
      waiting: await make('scheduled', 1, 2),
      starting: await make('scheduled', 0, 2, { recommended: true }),
      running: await make('live', -1, 1, { online: 7 }),
      ending: await make('live', -2, 0, { online: 7, recommended: true }),
      missed: await make('scheduled', -50, -40, { recommended: true }),
      draft: await make('draft', -2, -1),
      closed: await make('closed', -2, -1, { closedReason: 'Spam' }),
      frozen: await make('scheduled', -1, 1, { kind: 'people', auditState: 'approved', frozen: true }),
    };
    expect(await advance()).toBe(4);
    const after = Object.fromEntries(
      await Promise.all(Object.entries(made).map(async ([name, { id }]) => [name, await find(id)])),
    );
    expect(after).toEqual({
      ...made,
      starting: { ...made.starting, status: 'live' },
      ending: { ...made.ending, status: 'ended', online: 0, recommended: false },
      missed: { ...made.missed, status: 'ended', recommended: false },
      frozen: { ...made.frozen, status: 'live' },
    });
    expect(await advance()).toBe(0);
  });

  test('after days of standing still, what should have started and ended has ended', async () => {
    const { id } = await make('scheduled', 1, 2, { recommended: true });
    const longer = await make('scheduled', 1, 24 * 30);
    await advance(9 * DAY_MS);
    expect(await find(id)).toMatchObject({ status: 'ended', online: 0, recommended: false });
    expect(await find(longer.id)).toMatchObject({ status: 'live' });
  });

  test('whoever was in it has left when it ended', async () => {
    const { id, hostId, endsAt, startsAt } = await make('live', -2, -1, { online: 1 });
    const stay = { roomId: id, userId: hostId, role: 'host' as const };
    await server()
      .db.insert(roomMember)
      .values([
        { ...stay, joinedAt: startsAt },
        { ...stay, joinedAt: now },
        { ...stay, joinedAt: startsAt, leftAt: shift(startsAt, 1) },
      ]);
    await advance();
    const { list } = await server().ask(roomCalls.members, { id });
    expect(list.map(({ leftAt }) => leftAt).sort()).toEqual([shift(startsAt, 1), endsAt, now]);
  });

  test('more rooms than a statement has parameters may end at once', async () => {
    const { id, hostId, startsAt, endsAt } = await make('ended', -2, -1);
    await server().db.insert(roomMember).values({ roomId: id, userId: hostId, role: 'host', joinedAt: startsAt });
    await sendHome(server().db, [...Array.from({ length: 70_000 }, (_, at) => String(at + 1)), id]);
    const { list } = await server().ask(roomCalls.members, { id });
    expect(list.map(({ leftAt }) => leftAt)).toEqual([endsAt]);
  });

  test('several that tick at once take each step once', async () => {
    const made: (typeof room.$inferSelect)[] = [];
    for (let index = 0; index < 20; index += 1) {
      made.push(await make('scheduled', -1, 1), await make('live', -2, 0, { online: 3 }));
    }
    await Promise.all(Array.from({ length: 5 }, () => advance()));
    const ids = made.map(({ id }) => id);
    const after = await server().db.select({ status: room.status }).from(room).where(inArray(room.id, ids));
    expect(after.filter(({ status }) => status === 'live')).toHaveLength(20);
    expect(after.filter(({ status }) => status === 'ended')).toHaveLength(20);
  });

  test('a call about one room takes its step first, though nothing has ticked', async () => {
    const { id } = await make('live', -2, 0, { recommended: true, online: 3 });
    const answer = await server().call(roomCalls.changeStatus, { id, status: 'closed', reason: 'Too late' });
    expect(answer).toMatchObject({ code: 10422, message: 'This room has ended' });
    const starting = await make('scheduled', 0, 1);
    expect(await server().ask(roomCalls.recommend, { id: starting.id, recommended: true })).toMatchObject({
      status: 'live',
      version: starting.version + 1,
    });
  });
});
