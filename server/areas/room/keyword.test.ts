import { peopleCalls } from '../../../contract/people/calls';
import { roomCalls } from '../../../contract/room/calls';
import { onEveryDatabase } from '../../testing';
import { findRooms } from './filters';
import { room } from './table';
import { testRooms } from './testRooms';

/** More than a page, and more than a tenth of the latest thousand. */
const MANY = 130;

onEveryDatabase({ demo: 'small' }, (server) => {
  const activity = testRooms(server, 'activity');
  const people = testRooms(server, 'people');
  beforeEach(() => server().signIn());

  test('what many of the latest rooms of a kind are called by is frequent there, and found as any other keyword', async () => {
    const like = await activity.make('draft', { title: 'Zqx 0' });
    const more = Array.from({ length: MANY - 1 }, (_, at) => ({
      ...like,
      ...{ id: undefined, number: 20_000 + at, title: `Zqx ${at + 1}` },
    }));
    await server().db.insert(room).values(more);
    const other = await people.make('draft', { title: 'zqX of another kind', number: 30_000 });

    const { db } = server();
    const isFrequent = async (kind: 'activity' | 'people', keyword: string) => {
      const found = await findRooms(db, kind, keyword);
      return / ilike | like /.test(db.select().from(room).where(found?.page).toSQL().sql);
    };
    const frequent = ['zqx', 'Q', '20'].map((keyword) => isFrequent('activity', keyword));
    expect(await Promise.all(frequent)).toEqual([true, true, true]);
    const rare = [isFrequent('activity', 'zqx 12'), isFrequent('people', 'zqx'), isFrequent('people', '')];
    expect(await Promise.all(rare)).toEqual([false, false, false]);

    const found = async (query: object) => server().ask(roomCalls.pageList, query);
    expect(await found({ keyword: 'zqx', sort: 'number', order: 'ascend', current: 2 })).toMatchObject({
      total: MANY,
      list: more.slice(20, 40).map(({ title }) => ({ title })),
    });
    expect(await found({ keyword: 'zqx', status: 'live' })).toMatchObject({ total: 0, list: [] });
    expect((await found({ keyword: 'zqx 12' })).total).toBe(11);
    expect((await found({ keyword: '20' })).total).toBeGreaterThanOrEqual(MANY - 1);
    expect((await found({ keyword: '20000' })).list[0]).toMatchObject({ number: 20_000 });
    // A short number is in most of them, so that its own room keeps its place.
    const short = { ...like, id: undefined, number: 20, startsAt: '2020-01-01T00:00:00.000Z' };
    await server().db.insert(room).values(short);
    const byStart = await found({ keyword: '20', exact: 'true', pageSize: 200 });
    expect(byStart.list.at(-1)).toMatchObject({ number: 20 });
    const { list, total } = await server().ask(peopleCalls.pageList, { keyword: 'zqx' });
    expect({ total, list }).toMatchObject({ total: 1, list: [{ id: other.id }] });
  });
});
