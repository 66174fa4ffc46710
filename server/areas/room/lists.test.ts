import { eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import type { Room } from '../../../contract/room';
import { roomCalls } from '../../../contract/room/calls';
import { MINUTE_MS, shift } from '../../lib/time';
import { onDatabase, START } from '../../testing';
import { user } from '../user/table';
import { roomGift, roomMember, roomMessage } from './table';
import { testRooms } from './testRooms';

const minute = (from: number) => shift(START.toISOString(), from * MINUTE_MS);

onDatabase({}, (server) => {
  const { make } = testRooms(server, 'activity');
  const people = testRooms(server, 'people');
  beforeEach(() => server().signIn());

  const list = (query: object) => server().ask(roomCalls.pageList, { pageSize: 200, ...query });
  const everything = async () => (await list({})).list;

  describe('the list', () => {
    test('holds activity rooms only, those that start last first, page by page', async () => {
      const all = await everything();
      expect(all.map(({ startsAt }) => startsAt)).toEqual(
        all
          .map(({ startsAt }) => startsAt)
          .toSorted()
          .reverse(),
      );
      const { id } = await people.make('live');
      expect((await everything()).map((room) => room.id)).not.toContain(id);
      expect(await server().call(roomCalls.detail, { id })).toMatchObject({ code: codes.notFound });
      const pages = await Promise.all([1, 2, 3].map((current) => list({ current, pageSize: 7 })));
      expect(pages.flatMap((page) => page.list)).toEqual((await everything()).slice(0, 21));
      expect(pages[0]).toMatchObject({ total: (await everything()).length, pageSize: 7, current: 1 });
    });

    test.each<[string, (all: Room[]) => [object, (room: Room) => boolean]]>([
      ['status', () => [{ status: 'live,closed' }, ({ status }) => status === 'live' || status === 'closed']],
      ['category', () => [{ category: 'talk,music' }, ({ category }) => ['talk', 'music'].includes(category)]],
      ['recommended', () => [{ recommended: 'true' }, ({ recommended }) => recommended]],
      ['not recommended', () => [{ recommended: 'false' }, ({ recommended }) => !recommended]],
      ['scene', ([first]) => [{ sceneId: first?.scene.id }, ({ scene }) => scene.id === first?.scene.id]],
      ['host', ([first]) => [{ hostId: first?.host.id }, ({ host }) => host.id === first?.host.id]],
      ['a part of the title', () => [{ keyword: 'TEA' }, ({ title }) => title.toLowerCase().includes('tea')]],
      ['its own number', ([first]) => [{ keyword: String(first?.number) }, ({ id }) => id === first?.id]],
      [
        'the time it starts, both ends inclusive',
        (all) => {
          const [from, to] = [all[40]?.startsAt ?? '', all[20]?.startsAt ?? ''];
          return [{ startsFrom: from, startsTo: to }, ({ startsAt }) => startsAt >= from && startsAt <= to];
        },
      ],
    ])('filters by %s', async (_, filterOf) => {
      const all = await everything();
      const [query, fits] = filterOf(all);
      const found = await list(query);
      expect(found.list).toEqual(all.filter(fits));
      expect(found.total).toBe(all.filter(fits).length);
      expect(found.total).toBeGreaterThan(0);
    });

    test('the room that a number names comes before those whose number only begins so', async () => {
      const short = await make('draft', { number: 8000, title: 'Short' });
      await make('draft', { number: 80_001, title: 'Longer' });
      const { list: found } = await list({ keyword: '8000', sort: 'title', order: 'ascend' });
      expect(found[0]?.id).toBe(short.id);
      expect(found.length).toBeGreaterThan(2);
    });

    test.each(['number', 'capacity', 'online', 'startsAt', 'endsAt', 'createdAt'] as const)(
      'sorts by %s',
      async (sort) => {
        const { list: found } = await list({ sort, order: 'ascend' });
        const values = found.map((room) => room[sort]);
        expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
      },
    );
  });

  test('a selection is counted by status, with those who are in', async () => {
    const all = await everything();
    const except = all.slice(0, 3).map(({ id }) => id);
    const counts = await server().ask(roomCalls.countByStatus, { filter: {}, except });
    const rest = all.slice(3);
    const withStatus = (status: string) => rest.filter((room) => room.status === status).length;
    expect(counts).toEqual({
      total: rest.length,
      draft: withStatus('draft'),
      scheduled: withStatus('scheduled'),
      live: withStatus('live'),
      ended: withStatus('ended'),
      closed: withStatus('closed'),
      online: rest.reduce((sum, { online }) => sum + online, 0),
    });
    const own = await people.make('live', { online: 5 });
    expect(await server().ask(roomCalls.countByStatus, { ids: [own.id] })).toMatchObject({ total: 0, online: 0 });
  });

  describe('what happened in a room', () => {
    test('members: who is in it first, then who came last', async () => {
      const { id, hostId } = await make('live');
      const [one, two] = await server().db.select().from(user);
      const stay = (userId: string | undefined, joined: number, left: number | null) => ({
        ...{ roomId: id, userId: userId ?? '', role: 'member' as const },
        ...{ joinedAt: minute(joined), leftAt: left === null ? null : minute(left) },
      });
      await server()
        .db.insert(roomMember)
        .values([stay(hostId, -60, null), stay(one?.id, -5, -1), stay(two?.id, -9, null), stay(one?.id, -50, -40)]);
      const { list: members, total } = await server().ask(roomCalls.members, { id });
      expect(total).toBe(4);
      expect(members.map(({ joinedAt }) => joinedAt)).toEqual([-9, -60, -5, -50].map(minute));
      expect(members[0]?.user).toMatchObject({ id: two?.id, nickname: two?.nickname });
    });

    test('gifts: newest first, with the stones of all pages', async () => {
      const { id, hostId } = await make('live');
      const [from] = await server().db.select().from(user).where(eq(user.level, 1));
      const gift = (stones: number, at: number) => ({
        ...{ roomId: id, fromId: from?.id ?? hostId, toId: hostId, gift: 'Koi', count: 1 },
        ...{ stones, at: minute(at) },
      });
      await server()
        .db.insert(roomGift)
        .values([gift(10, -3), gift(500, -1), gift(7, -2)]);
      const gifts = await server().ask(roomCalls.gifts, { id, pageSize: 2 });
      expect(gifts).toMatchObject({ total: 3, totals: { stones: 517 } });
      expect(gifts.list).toMatchObject([
        { stones: 500, to: { id: hostId } },
        { stones: 7, from: { id: from?.id ?? hostId } },
      ]);
    });

    test('messages: newest first, searched, paged; also those of a self-built room', async () => {
      const { id, hostId } = await people.make('live');
      const texts = Array.from({ length: 30 }, (_, index) => `Line ${index}: 100%`);
      const rows = texts.map((text, index) => ({ roomId: id, userId: hostId, text, at: minute(index - 40) }));
      await server().db.insert(roomMessage).values(rows);
      const second = await server().ask(roomCalls.messages, { id, current: 2, pageSize: 20 });
      expect(second.total).toBe(30);
      expect(second.list.map(({ text }) => text)).toEqual(texts.toReversed().slice(20));
      const found = await server().ask(roomCalls.messages, { id, keyword: 'line 2' });
      expect(found.total).toBe(11);
      expect((await server().ask(roomCalls.messages, { id, keyword: '%_' })).total).toBe(0);
    });

    test.each([roomCalls.members, roomCalls.gifts, roomCalls.messages])('%s of no room is 10404', async (path) => {
      expect(await server().call(path, { id: '1' })).toMatchObject({ code: codes.notFound });
    });

    test('a room that nothing happened in has no stones either', async () => {
      const { id } = await make('scheduled');
      expect(await server().ask(roomCalls.gifts, { id })).toMatchObject({ list: [], total: 0, totals: { stones: 0 } });
    });
  });
});
