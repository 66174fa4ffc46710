import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { operationCalls } from '../../../contract/operation.calls';
import type { User } from '../../../contract/user';
import { userCalls } from '../../../contract/user/calls';
import { DAY_MS, shift } from '../../lib/time';
import { onEveryDatabase, PASSWORD, START } from '../../testing';
import { user } from './table';

const reason = 'Spam in rooms';

onEveryDatabase({ demo: 'medium' }, (server) => {
  const list = (query: Input<typeof userCalls.pageList> = {}) => server().ask(userCalls.pageList, query);
  const all = async (query: Input<typeof userCalls.pageList> = {}) => (await list({ pageSize: 200, ...query })).list;
  const change = (row: Partial<typeof user.$inferInsert>, id: string) =>
    server().db.update(user).set(row).where(eq(user.id, id));
  const someone = async (): Promise<User> => {
    const [first] = await all({ status: 'normal' });
    if (!first) throw new Error('the demo data has no normal user');
    return first;
  };

  beforeEach(() => server().signIn());

  describe('pageList', () => {
    test('pages hold every user once, in every order', async () => {
      for (const sort of ['registeredAt', 'lastActiveAt', 'level', 'status', 'points', 'nickname'] as const) {
        const seen: string[] = [];
        for (let current = 1; current <= 5; current += 1) {
          seen.push(...(await list({ current, pageSize: 25, sort })).list.map(({ id }) => id));
        }
        expect(new Set(seen).size).toBe(120);
        expect(seen).toHaveLength(120);
      }
    });

    test('total and totals cover the whole filter, not the page', async () => {
      const rows = await all({ channel: 'wechat,qq' });
      const page = await list({ channel: 'wechat,qq', pageSize: 3 });
      const sum = (key: 'points' | 'stones') => rows.reduce((total, row) => total + row[key], 0);
      expect(page.list).toHaveLength(3);
      expect(page.total).toBe(rows.length);
      expect(page.totals).toEqual({ points: sum('points'), stones: sum('stones') });
    });

    test('who was active in the last hour is counted within the filter', async () => {
      const [one, other] = (await all()) as [User, User];
      await change({ lastActiveAt: START.toISOString() }, one.id);
      await change({ lastActiveAt: shift(START.toISOString(), -DAY_MS) }, other.id);
      expect((await list({ number: one.number })).activeLastHour).toBe(1);
      expect((await list({ number: other.number })).activeLastHour).toBe(0);
      expect((await list()).activeLastHour).toBeGreaterThanOrEqual(1);
    });

    test('users without activity come last, either way', async () => {
      for (const order of ['ascend', 'descend'] as const) {
        const times = (await all({ sort: 'lastActiveAt', order })).map(({ lastActiveAt }) => lastActiveAt);
        expect(times).toContain(null);
        expect(times.slice(times.indexOf(null)).every((time) => time === null)).toBe(true);
      }
    });

    test('a range includes both its ends', async () => {
      const { registeredAt, level } = await someone();
      const times = await all({ registeredFrom: registeredAt, registeredTo: registeredAt });
      expect(times.length).toBeGreaterThan(0);
      const levels = await all({ levelFrom: level, levelTo: level });
      expect(levels.every((row) => row.level === level)).toBe(true);
    });

    test('whose number is exactly the keyword comes first, whatever the order', async () => {
      const [one, other] = (await all()) as [User, User];
      await change({ number: one.number * 10, level: 20 }, other.id);
      for (const order of ['ascend', 'descend'] as const) {
        const found = await all({ keyword: String(one.number), sort: 'number', order });
        expect(found.map(({ id }) => id)).toEqual([one.id, other.id]);
      }
      await change({ number: other.number, level: other.level }, other.id);
    });

    test('a keyword of digits is the beginning of a number or part of a phone', async () => {
      const { id, number } = await someone();
      await change({ phone: '+447700900123' }, id);
      expect((await all({ keyword: String(number) })).map((row) => row.id)).toEqual([id]);
      expect((await all({ keyword: '7700900123' })).map((row) => row.id)).toEqual([id]);
      expect((await all({ keyword: String(number).slice(1) })).map((row) => row.id)).not.toContain(id);
    });

    test('a phone is found by four of its digits or more', async () => {
      const { id } = await someone();
      await change({ phone: '13800009876' }, id);
      expect((await all({ phone: '9876' })).map((row) => row.id)).toContain(id);
      expect((await all({ phone: '138-0000-9876' })).map((row) => row.id)).toEqual([id]);
      expect(await all({ phone: '987' })).toEqual([]);
    });

    test.each([
      "'; drop table app_user; --",
      '%',
      '_',
      '\\',
      '100%_\\',
      '<script>alert(1)</script>',
      '👨‍👩‍👧‍👦',
      'نور القمر',
      '=1+1',
    ])('a nickname with %s is found as it is written', async (nickname) => {
      const { id } = await someone();
      const odd = `zz${nickname}zz`;
      await change({ nickname: odd }, id);
      const found = await all({ nickname: odd });
      expect(found.map((row) => row.nickname)).toEqual([odd]);
      expect((await all({ keyword: odd })).map((row) => row.id)).toEqual([id]);
    });

    test('case does not matter', async () => {
      const { id } = await someone();
      await change({ nickname: 'MoonFisher' }, id);
      expect((await all({ keyword: 'moonfisher' })).map((row) => row.id)).toEqual([id]);
    });

    test('a NUL character is refused, not an error', async () => {
      expect(await server().call(userCalls.pageList, { keyword: 'a\0b' })).toMatchObject({
        code: codes.validationFailed,
        data: { fields: [{ path: 'keyword' }] },
      });
    });

    test.each(['\ud800', 'a\udfff', '\ude00\ud83d'])('half a character (%j) is refused, not an error', async (note) => {
      const { id } = await someone();
      expect(await server().call(userCalls.addNote, { id, text: note })).toMatchObject({
        code: codes.validationFailed,
        data: { fields: [{ path: 'text' }] },
      });
    });

    test('a number with more digits than any user has finds nobody', async () => {
      expect(await all({ number: 999_999_999_999 })).toEqual([]);
    });

    test.each([
      [{ pageSize: 201 }, 'pageSize'],
      [{ current: 0 }, 'current'],
      [{ status: 'gone' }, 'status.0'],
      [{ registeredFrom: 'yesterday' }, 'registeredFrom'],
    ])('%j is refused', async (query, path) => {
      const answer = await server().call(userCalls.pageList, query);
      expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path }] } });
    });
  });

  describe('the phone', () => {
    test('is masked in the list and in the detail, and whole after revealPhone, which is logged', async () => {
      const { id } = await someone();
      await change({ phone: '13800002041' }, id);
      expect((await all()).find((row) => row.id === id)?.phone).toBe('138****2041');
      expect(await server().ask(userCalls.detail, { id })).toMatchObject({ phone: '138****2041' });
      expect(await server().ask(userCalls.revealPhone, { id })).toEqual({ phone: '13800002041' });
      const { list: operations } = await server().ask(operationCalls.pageList, { targetType: 'user', targetId: id });
      expect(operations[0]).toMatchObject({ action: 'revealPhone', adminName: 'Admin', before: null, after: null });
    });
  });

  describe('changeStatus', () => {
    test('bans for some days; when they are over the user counts as normal everywhere', async () => {
      const { id } = await someone();
      const banned = await server().ask(userCalls.changeStatus, { id, status: 'banned', days: 3, reason });
      expect(banned).toMatchObject({ status: 'banned', statusUntil: shift(server().now.toISOString(), 3 * DAY_MS) });
      expect(await server().ask(userCalls.detail, { id })).toMatchObject({ statusReason: reason, sanctionCount: 1 });
      expect((await all({ status: 'banned' })).map((row) => row.id)).toContain(id);

      const ids = async (status: string) => (await all({ status })).map((row) => row.id);
      server().advance(3 * DAY_MS);
      await server().signIn();
      expect(await ids('banned')).not.toContain(id);
      expect(await ids('normal')).toContain(id);
      expect(await server().ask(userCalls.detail, { id })).toMatchObject({
        status: 'normal',
        statusUntil: null,
        statusReason: null,
      });
    });

    test('null days means for good', async () => {
      const { id } = await someone();
      const muted = await server().ask(userCalls.changeStatus, { id, status: 'muted', days: null, reason });
      expect(muted).toMatchObject({ status: 'muted', statusUntil: null });
    });

    test('days is required unless restoring', async () => {
      const { id } = await someone();
      expect(await server().call(userCalls.changeStatus, { id, status: 'banned', reason })).toMatchObject({
        code: codes.validationFailed,
        data: { fields: [{ path: 'days' }] },
      });
    });

    test('banning someone who is banned changes the term', async () => {
      const { id } = await someone();
      await server().ask(userCalls.changeStatus, { id, status: 'banned', days: 3, reason });
      const longer = await server().ask(userCalls.changeStatus, { id, status: 'banned', days: 30, reason });
      expect(longer.statusUntil).toBe(shift(server().now.toISOString(), 30 * DAY_MS));
    });

    test('restoring ends it, and every step stands among the sanctions, newest first', async () => {
      const { id } = await someone();
      await server().ask(userCalls.changeStatus, { id, status: 'muted', days: 1, reason });
      const restored = await server().ask(userCalls.changeStatus, { id, status: 'normal', reason: 'Appeal accepted' });
      expect(restored.status).toBe('normal');
      const sanctions = await server().ask(userCalls.sanctions, { id });
      expect(sanctions.slice(0, 2)).toMatchObject([
        { status: 'normal', reason: 'Appeal accepted', by: 'Admin', until: null },
        { status: 'muted', reason },
      ]);
    });

    test('whoever read another status lifts no ban that was set meanwhile', async () => {
      const { id } = await someone();
      await server().ask(userCalls.changeStatus, { id, status: 'banned', days: null, reason });
      for (const change of [{ status: 'normal' as const }, { status: 'muted' as const, days: 1 }]) {
        expect(
          await server().call(userCalls.changeStatus, { id, ...change, reason, statusRead: 'muted' }),
        ).toMatchObject({ code: codes.conflict, data: { id, status: 'banned' } });
      }
      expect(await server().ask(userCalls.detail, { id })).toMatchObject({ status: 'banned' });
      const restored = { id, status: 'normal' as const, reason, statusRead: 'banned' as const };
      expect(await server().ask(userCalls.changeStatus, restored)).toMatchObject({ status: 'normal' });
    });

    test('someone who is normal can’t be restored', async () => {
      const { id } = await someone();
      const answer = await server().call(userCalls.changeStatus, { id, status: 'normal', reason });
      expect(answer.code).toBe(codes.ruleForbids);
    });
  });

  describe('notes', () => {
    test('only the admin who wrote one removes it, and what it said stays in the log', async () => {
      const { id } = await someone();
      const note = await server().ask(userCalls.addNote, { id, text: 'Asks for refunds' });
      expect(note).toMatchObject({ text: 'Asks for refunds', by: 'Admin', own: true });

      const { data: other } = await server().logIn('lin_wei', PASSWORD);
      const [seen] = await server().ask(userCalls.notes, { id }, { token: other.atoken });
      expect(seen).toMatchObject({ id: note.id, own: false });
      const refused = await server().call(userCalls.removeNote, { id: note.id }, { token: other.atoken });
      expect(refused.code).toBe(codes.ruleForbids);

      await server().ask(userCalls.removeNote, { id: note.id });
      expect((await server().ask(userCalls.notes, { id })).map((left) => left.id)).not.toContain(note.id);
      const { list: operations } = await server().ask(operationCalls.pageList, { targetId: id });
      expect(operations[0]).toMatchObject({ action: 'removeNote', before: { text: 'Asks for refunds' } });
    });
  });

  describe('countByStatus', () => {
    const countOf = (input: Input<typeof userCalls.countByStatus>) => server().ask(userCalls.countByStatus, input);

    test('counts the chosen by their status of now', async () => {
      const ids = (await all()).slice(0, 4).map(({ id }) => id);
      const [normal = '', muted = '', banned = '', over = ''] = ids;
      const { now } = server();
      await change({ status: 'normal', statusUntil: null }, normal);
      await change({ status: 'muted', statusUntil: shift(now.toISOString(), DAY_MS) }, muted);
      await change({ status: 'banned', statusUntil: null }, banned);
      await change({ status: 'banned', statusUntil: shift(now.toISOString(), -1) }, over);
      expect(await countOf({ ids: [...ids, '1'] })).toEqual({ total: 4, normal: 2, muted: 1, banned: 1 });
    });

    test('counts all that a filter finds, but for those left out', async () => {
      const rows = await all({ channel: 'wechat,qq', levelFrom: 2 });
      const filter = { channel: 'wechat,qq', levelFrom: '2' };
      const except = rows.slice(0, 2).map(({ id }) => id);
      const kept = rows.slice(2);
      const withStatus = (status: User['status']) => kept.filter((row) => row.status === status).length;
      expect(await countOf({ filter, except })).toEqual({
        total: kept.length,
        normal: withStatus('normal'),
        muted: withStatus('muted'),
        banned: withStatus('banned'),
      });
      expect((await countOf({ filter: {} })).total).toBe(120);
    });

    test('wants either ids or a filter, and not too many of them', async () => {
      for (const input of [{}, { ids: ['1'], filter: {} }, { ids: [] }, { ids: Array(20_001).fill('1') }]) {
        expect(await server().call(userCalls.countByStatus, input)).toMatchObject({ code: codes.validationFailed });
      }
    });
  });

  test('10404 for a user who does not exist, at every call about one', async () => {
    for (const path of ['detail', 'figures', 'ledger', 'sanctions', 'devices', 'logins', 'notes'] as const) {
      expect(await server().call(userCalls[path], { id: '1' })).toMatchObject({ code: codes.notFound });
    }
    expect(await server().call(userCalls.revealPhone, { id: '1' })).toMatchObject({ code: codes.notFound });
  });
});
