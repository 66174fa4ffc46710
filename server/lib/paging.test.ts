import { like, notLike } from 'drizzle-orm';
import type { Input } from '../../contract';
import { TOTAL_MAX } from '../../contract/paging';
import { userCalls } from '../../contract/user/calls';
import { user } from '../areas/user/table';
import { addCrowd } from '../testCrowd';
import { onDatabase } from '../testing';

onDatabase({}, (server) => {
  const list = (query: Input<typeof userCalls.pageList>) => server().ask(userCalls.pageList, query);
  const crowd = (query: Input<typeof userCalls.pageList> = {}) => list({ nickname: 'Crowd', ...query });

  beforeAll(() => server().signIn());

  test('up to 10 000 rows the total is exact, and the sums are there', async () => {
    await addCrowd(server().db, TOTAL_MAX);
    const { total, more, totals } = await crowd();
    expect({ total, more, totals }).toEqual({ total: TOTAL_MAX, totals: { points: TOTAL_MAX, stones: 2 * TOTAL_MAX } });
  });

  describe('of more', () => {
    beforeAll(() => addCrowd(server().db, 41));
    const all = TOTAL_MAX + 41;

    test('a page says that there are more, without sums', async () => {
      const { list: rows, next: _, ...page } = await crowd();
      expect(rows).toHaveLength(20);
      expect(page).toEqual({ total: TOTAL_MAX, more: true, current: 1, pageSize: 20, activeLastHour: 0 });
      expect(await list({})).toMatchObject({ total: TOTAL_MAX, more: true });
    });

    test('the exact number comes with the sums, when it is asked for', async () => {
      const { list: rows, next: _, ...page } = await crowd({ exact: 'true', current: 2 });
      expect(rows).toHaveLength(20);
      const totals = { points: all, stones: 2 * all };
      expect(page).toEqual({ total: all, totals, current: 2, pageSize: 20, activeLastHour: 0 });
    });

    test('its rows go on beyond', async () => {
      const at = async (current: number) => (await crowd({ current, sort: 'number', order: 'ascend' })).list.length;
      expect([await at(501), await at(502), await at(503)]).toEqual([20, 20, 1]);
      const ids = await Promise.all([501, 502, 503].map(async (current) => (await crowd({ current })).list));
      expect(new Set(ids.flat().map(({ id }) => id)).size).toBe(41);
    });

    test('beyond the last page it is said where that is', async () => {
      const page = await crowd({ current: 504 });
      expect(page).toMatchObject({ list: [], total: all, totals: { points: all } });
      expect(page.more).toBeUndefined();
    });

    test('a filter that finds fewer is exact', async () => {
      const ten = await crowd({ nickname: 'Crowd 77', pageSize: 200 });
      expect(ten.total).toBe(await server().db.$count(user, like(user.nickname, 'Crowd 77%')));
      expect(ten).toMatchObject({ total: ten.list.length, totals: { points: ten.total } });
    });

    test('what a danger is confirmed with is exact', async () => {
      const counts = await server().ask(userCalls.countByStatus, { filter: { nickname: 'Crowd' } });
      expect(counts).toEqual({ total: all, normal: all, muted: 0, banned: 0 });
    });

    test('that there are more is not counted again at once, but after a call that wrote', async () => {
      // What is remembered grows no older, however long a busy machine takes.
      jest.spyOn(performance, 'now').mockReturnValue(performance.now());
      expect(await crowd()).toMatchObject({ more: true });
      const left = await server().db.select({ id: user.id }).from(user).where(like(user.nickname, 'Crowd 77%'));
      await server().db.update(user).set({ nickname: 'Gone' }).where(notLike(user.nickname, 'Crowd 77%'));
      expect(await crowd()).toMatchObject({ total: TOTAL_MAX, more: true });
      expect((await crowd({ nickname: 'Crowd 7' })).total).toBe(left.length);

      await server().ask(userCalls.addNote, { id: left[0]?.id ?? '', text: 'One of those who are left' });
      expect((await crowd()).total).toBe(left.length);
    });
  });
});
