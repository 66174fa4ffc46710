import { eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { operationCalls } from '../../../contract/operation.calls';
import type { SceneTemplate } from '../../../contract/sceneTemplate';
import { sceneTemplateCalls } from '../../../contract/sceneTemplate/calls';
import { onEveryDatabase } from '../../testing';
import { room } from '../room/table';
import { sceneTemplate } from './table';

const reason = 'Season is over';

onEveryDatabase({}, (server) => {
  const all = async () => (await server().ask(sceneTemplateCalls.list, { pageSize: 200 })).list;
  const find = async (matches: (scene: SceneTemplate) => boolean): Promise<SceneTemplate> => {
    const found = (await all()).find(matches);
    if (!found) throw new Error('the demo data has no such blessed land');
    return found;
  };
  const idle = () => find(({ status, isDefault, usedBy }) => status === 'online' && !isDefault && usedBy === 0);
  const written = {
    name: 'Test land',
    theme: 'lake',
    cover: '/fish/demo/cover-lake-1.svg',
    capacity: 8,
    unlockLevel: 1,
  } as const;
  const create = () => server().ask(sceneTemplateCalls.modify, written);
  const defaults = () => server().db.select().from(sceneTemplate).where(eq(sceneTemplate.isDefault, true));

  beforeEach(() => server().signIn());

  test('the list comes in its order, the default stands in it, and rooms that have not ended are counted', async () => {
    const list = await all();
    expect(list.map(({ sort }) => sort)).toEqual(list.map((_, index) => index + 1));
    expect(list.filter(({ isDefault }) => isDefault)).toMatchObject([{ status: 'online' }]);
    const used = await find(({ usedBy }) => usedBy > 0);
    const { list: rooms } = await server().ask(sceneTemplateCalls.rooms, { id: used.id, pageSize: 200 });
    expect(rooms.filter(({ status }) => status !== 'ended' && status !== 'closed')).toHaveLength(used.usedBy);
  });

  test('sorting by use counts the rooms', async () => {
    const { list } = await server().ask(sceneTemplateCalls.list, { sort: 'usedBy', order: 'descend' });
    expect(list.map(({ usedBy }) => usedBy)).toEqual(list.map(({ usedBy }) => usedBy).sort((a, b) => b - a));
  });

  describe('modify', () => {
    test('a new one is a draft at the end', async () => {
      const before = await all();
      const made = await create();
      expect(made).toMatchObject({
        ...written,
        status: 'draft',
        isDefault: false,
        usedBy: 0,
        version: 1,
        description: '',
      });
      expect((await all()).map(({ id }) => id)).toEqual([...before.map(({ id }) => id), made.id]);
    });

    test('10409 carries the record as it is now', async () => {
      const made = await create();
      const theirs = await server().ask(sceneTemplateCalls.modify, { ...made, name: 'Theirs' });
      const mine = await server().call(sceneTemplateCalls.modify, { ...made, name: 'Mine' });
      expect(mine).toMatchObject({ code: codes.conflict, data: theirs });
    });

    test.each(['https://evil.example/x.png', '//evil.example/x.png', '/fish/uploads/../x', 'javascript:alert(1)'])(
      'a cover can’t be %s',
      async (cover) => {
        expect(await server().call(sceneTemplateCalls.modify, { ...written, cover })).toMatchObject({
          code: codes.validationFailed,
          data: { fields: [{ path: 'cover' }] },
        });
      },
    );
  });

  describe('clone', () => {
    test('is a draft with everything an operator wrote', async () => {
      const source = await find(({ isDefault }) => isDefault);
      const copy = await server().ask(sceneTemplateCalls.clone, { id: source.id });
      const { theme, cover, capacity, unlockLevel, description } = source;
      expect(copy).toMatchObject({
        theme,
        cover,
        capacity,
        unlockLevel,
        description,
        status: 'draft',
        isDefault: false,
      });
      expect(copy.name).toBe(`${source.name} (copy)`);
    });

    test.each([
      ['x'.repeat(30), `${'x'.repeat(23)} (copy)`],
      [`${'x'.repeat(22)}👨‍👩‍👧‍👦`.slice(0, 30), `${'x'.repeat(22)} (copy)`],
    ])('the name %s is cut to 30 without breaking a character', async (name, expected) => {
      const made = await server().ask(sceneTemplateCalls.modify, { ...written, name });
      const copy = await server().ask(sceneTemplateCalls.clone, { id: made.id });
      expect(copy.name).toBe(expected);
    });
  });

  describe('changeStatus', () => {
    test('publishes a draft, withdraws it, publishes it again', async () => {
      const { id } = await create();
      for (const status of ['online', 'offline', 'online'] as const) {
        expect(await server().ask(sceneTemplateCalls.changeStatus, { id, status, reason })).toMatchObject({ status });
      }
      const { list } = await server().ask(operationCalls.pageList, { targetId: id });
      expect(list.map(({ action }) => action)).toEqual(['publish', 'withdraw', 'publish', 'create']);
    });

    test('a draft can’t be withdrawn, one that is online can’t be published', async () => {
      const { id } = await create();
      const withdraw = await server().call(sceneTemplateCalls.changeStatus, { id, status: 'offline', reason });
      expect(withdraw.code).toBe(codes.ruleForbids);
      await server().ask(sceneTemplateCalls.changeStatus, { id, status: 'online' });
      const publish = await server().call(sceneTemplateCalls.changeStatus, { id, status: 'online' });
      expect(publish.code).toBe(codes.ruleForbids);
    });

    test('the default can’t be withdrawn', async () => {
      const { id } = await find(({ isDefault }) => isDefault);
      const answer = await server().call(sceneTemplateCalls.changeStatus, { id, status: 'offline', reason });
      expect(answer).toMatchObject({ code: codes.ruleForbids, message: expect.stringContaining('default') });
    });

    test('one in use can’t be withdrawn: the message names three rooms and counts the rest', async () => {
      const { id } = await create();
      await server().ask(sceneTemplateCalls.changeStatus, { id, status: 'online' });
      const [example] = await server().db.select().from(room).where(eq(room.kind, 'activity')).limit(1);
      if (!example) throw new Error('There is no room');
      const { id: _, ...like } = example;
      const make = (number: number, status: 'live' | 'ended') =>
        server()
          .db.insert(room)
          .values({ ...like, number, title: `Room ${number}`, sceneTemplateId: id, status });
      for (const number of [900_001, 900_002, 900_003, 900_004, 900_005]) {
        await make(number, 'live');
      }
      await make(900_006, 'ended');
      const answer = await server().call(sceneTemplateCalls.changeStatus, { id, status: 'offline', reason });
      expect(answer).toMatchObject({
        code: codes.ruleForbids,
        message:
          'Rooms are using this blessed land: Room 900001 (900001), Room 900002 (900002), Room 900003 (900003) + 2 more',
      });
      const change = { id, status: 'offline', reason } as const;
      const headers = { 'accept-language': 'zh-CN' };
      expect(await server().call(sceneTemplateCalls.changeStatus, change, { headers })).toMatchObject({
        message: '有房间正在使用该福地：Room 900001 (900001)、Room 900002 (900002)、Room 900003 (900003)，另有 2 个',
      });
      const { list } = await server().ask(sceneTemplateCalls.rooms, { id, status: ['live'] });
      expect(list.map(({ number }) => number).sort()).toEqual([900_001, 900_002, 900_003, 900_004, 900_005]);
      await server().db.update(room).set({ status: 'ended' }).where(eq(room.sceneTemplateId, id));
      await server().ask(sceneTemplateCalls.changeStatus, { id, status: 'offline', reason });
    });
  });

  describe('makeDefault', () => {
    test('there is exactly one, also when several are made the default at once', async () => {
      const candidates = (await all()).filter(({ status }) => status === 'online').slice(0, 6);
      const answers = await Promise.all(
        candidates.map(({ id }) => server().call(sceneTemplateCalls.makeDefault, { id })),
      );
      expect(answers.every(({ code }) => code === 200)).toBe(true);
      expect(await defaults()).toHaveLength(1);
    });

    test('only one that is online', async () => {
      const { id } = await create();
      const answer = await server().call(sceneTemplateCalls.makeDefault, { id });
      expect(answer.code).toBe(codes.ruleForbids);
    });

    test('the one before it may then be withdrawn', async () => {
      const next = await idle();
      const previous = (await defaults())[0];
      await server().ask(sceneTemplateCalls.makeDefault, { id: next.id });
      const { list } = await server().ask(operationCalls.pageList, { targetId: previous?.id ?? '' });
      expect(list[0]).toMatchObject({ action: 'update', before: { isDefault: true }, after: { isDefault: false } });
      await server()
        .db.update(room)
        .set({ status: 'ended' })
        .where(eq(room.sceneTemplateId, previous?.id ?? ''));
      const withdrawn = await server().ask(sceneTemplateCalls.changeStatus, {
        id: previous?.id ?? '',
        status: 'offline',
        reason,
      });
      expect(withdrawn).toMatchObject({ status: 'offline', isDefault: false });
    });

    test('without any, the first one that is published becomes it', async () => {
      await server().db.update(sceneTemplate).set({ isDefault: false });
      const { id } = await create();
      expect(await server().ask(sceneTemplateCalls.changeStatus, { id, status: 'online' })).toMatchObject({
        isDefault: true,
      });
      const next = await create();
      expect(await server().ask(sceneTemplateCalls.changeStatus, { id: next.id, status: 'online' })).toMatchObject({
        isDefault: false,
      });
    });
  });

  describe('reorder', () => {
    test('writes the whole order', async () => {
      const reversed = (await all()).map(({ id }) => id).reverse();
      expect(await server().ask(sceneTemplateCalls.reorder, { ids: reversed })).toEqual(reversed);
      expect((await all()).map(({ id }) => id)).toEqual(reversed);
    });

    test('10409 with the present order if one is missing, twice there or unknown', async () => {
      const ids = (await all()).map(({ id }) => id);
      const [first = ''] = ids;
      for (const wrong of [ids.slice(1), [...ids.slice(1), '1'], [...ids.slice(0, -1), first], [...ids, first]]) {
        expect(await server().call(sceneTemplateCalls.reorder, { ids: wrong })).toMatchObject({
          code: codes.conflict,
          data: ids,
        });
      }
    });
  });
});
