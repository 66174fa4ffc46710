import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { valuesOf } from '../../../contract/enum';
import { searchCalls } from '../../../contract/search.calls';
import type { Tip } from '../../../contract/tip';
import { tipCalls } from '../../../contract/tip/calls';
import { tipPlace } from '../../../contract/tip/enums';
import { createRandom } from '../../db/demo/random';
import { HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { operation } from '../operation/table';
import { tip } from './table';

const hour = (from: number) => shift(START.toISOString(), from * HOUR_MS);
const form = { text: 'Be kind', place: 'home', from: hour(-1), to: hour(1), priority: 2 } as const;
const reason = 'A mistake';

onEveryDatabase({}, (server) => {
  beforeEach(async () => {
    await server().signIn();
    await server().db.delete(tip);
  });

  const save = (more: Partial<Input<typeof tipCalls.saveOrUpdate>> = {}) =>
    server().call(tipCalls.saveOrUpdate, { ...form, ...more });
  const turn = (id: string, status: 'online' | 'offline', why?: string) =>
    server().call(tipCalls.changeStatus, { id, status, ...(why && { reason: why }) });
  const list = (query: object = {}) => server().ask(tipCalls.pageList, { pageSize: 200, ...query });
  /** A tip inserted without checks. */
  const insert = async (row: Partial<typeof tip.$inferInsert> = {}) => {
    const times = { createdAt: hour(-9), updatedAt: hour(-9) };
    const [made] = await server()
      .db.insert(tip)
      .values({ ...form, ...times, status: 'online', ...row })
      .returning();
    if (!made) throw new Error('the tip was not kept');
    return made;
  };
  const log = (id: string) => server().db.select().from(operation).where(eq(operation.targetId, id));

  test('is written as a draft, put online, and withdrawn for a reason', async () => {
    const { data: draft } = await save({ text: '  Be kind  ' });
    expect(draft).toMatchObject({ ...form, status: 'draft', time: 'now', overlaps: 0, version: 1 });
    expect((await turn(draft.id, 'online')).data).toMatchObject({ status: 'online', version: 2 });
    expect(await turn(draft.id, 'online')).toMatchObject({
      code: codes.ruleForbids,
      message: 'This tip is online already',
    });
    expect(await turn(draft.id, 'offline')).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path: 'reason' }] },
    });
    expect((await turn(draft.id, 'offline', reason)).data).toMatchObject({ status: 'offline', version: 3 });
    expect(await turn(draft.id, 'offline', reason)).toMatchObject({ code: codes.ruleForbids });
    expect((await turn(draft.id, 'online')).data).toMatchObject({ status: 'online' });
    const { text, place, from, to, priority } = form;
    expect(await log(draft.id)).toMatchObject([
      { action: 'create', targetName: 'Be kind', after: { text, place, from, to, priority } },
      { action: 'publish', before: { status: 'draft' }, after: { status: 'online' } },
      { action: 'withdraw', before: { status: 'online' }, after: { status: 'offline' }, reason },
      { action: 'publish', before: { status: 'offline' }, after: { status: 'online' } },
    ]);
  });

  test('is not put online with another text than was read', async () => {
    const { id, version } = (await save()).data;
    const { data: saved } = await save({ id, version, text: 'Be careful' });
    const put = (read: number) => server().call(tipCalls.changeStatus, { id, version: read, status: 'online' });
    expect(await put(version)).toMatchObject({ code: codes.conflict, data: { text: 'Be careful', status: 'draft' } });
    expect((await put(saved.version)).data).toMatchObject({ status: 'online' });
    expect(await put(version)).toMatchObject({ code: codes.conflict, data: { status: 'online' } });
  });

  test('a form that is out of date is told so, also of one that can’t be edited any more', async () => {
    const { id, version } = await insert({ from: hour(-2), to: hour(-1) });
    expect(await save({ id, version: version + 1, to: hour(3) })).toMatchObject({ code: codes.conflict, data: { id } });
  });

  test('is not put online once its end has passed', async () => {
    const { data } = await save({ from: hour(-2), to: hour(0) });
    expect(data.time).toBe('over');
    expect(await turn(data.id, 'online')).toMatchObject({
      code: codes.ruleForbids,
      message: 'Its end has passed: set a later one, then put it online',
    });
  });

  test.each([
    ['draft', -2, -1, null],
    ['offline', -2, -1, null],
    ['online', -2, -1, 'This tip was shown and is over: it stays as users saw it'],
    ['online', -2, 1, null],
    ['online', 1, 2, null],
  ] as const)('one that is %s from hour %i to %i is edited: %s', async (status, from, to, refused) => {
    const { id, version } = await insert({ status, from: hour(from), to: hour(to) });
    const answer = await save({ id, version, text: 'Be kinder', to: hour(3) });
    if (refused) {
      expect(answer).toMatchObject({ code: codes.ruleForbids, message: refused });
    } else {
      expect(answer.data).toMatchObject({ text: 'Be kinder', to: hour(3), status, version: 2 });
      expect(await log(id)).toMatchObject([
        { action: 'update', before: { text: 'Be kind' }, after: { text: 'Be kinder' } },
      ]);
    }
  });

  test('an edit of what was changed meanwhile is a conflict; two at once are one', async () => {
    const { data: draft } = await save();
    const { id, version } = draft;
    const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => save({ id, version, text })));
    const saved = answers.filter(({ code }) => code === codes.success);
    expect(saved).toHaveLength(1);
    const late = answers.filter(({ code }) => code === codes.conflict);
    expect(late.map(({ data }) => data)).toEqual([saved[0]?.data, saved[0]?.data]);
    expect(await save({ id })).toMatchObject({ data: { fields: [{ path: 'version' }] } });
    expect(await save({ id: '42', version })).toMatchObject({ code: codes.notFound });
  });

  test.each([
    ['text', { text: ' ' }, 'This is required'],
    ['text', { text: 'a'.repeat(101) }, 'At most 100 characters'],
    ['to', { to: form.from }, 'The end must lie after the start'],
    ['priority', { priority: 0 }, 'At least 1'],
    ['priority', { priority: 6 }, 'At most 5'],
  ])('its %s is checked', async (path, more, message) => {
    expect(await save(more)).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path, message }] },
    });
  });

  test('one that is online keeps an end that lies ahead', async () => {
    const { id, version } = await insert();
    expect(await save({ id, version, to: hour(0) })).toMatchObject({
      data: { fields: [{ path: 'to', message: 'The end must lie ahead' }] },
    });
  });

  describe('of many', () => {
    const random = createRandom(7);
    const places = valuesOf(tipPlace);
    const statuses = ['draft', 'online', 'online', 'offline'] as const;
    const fill = async () => {
      for (let index = 0; index < 60; index += 1) {
        const from = random.integer(-10, 8);
        await insert({
          ...{ text: index % 7 ? `Tip ${index}` : `提示 ${index}`, place: random.pick(places) },
          ...{ status: random.pick(statuses), priority: random.integer(1, 5) },
          ...{ from: hour(from), to: hour(from + random.integer(1, 6)) },
        });
      }
      return (await list()).list;
    };
    const meet = (one: Pick<Tip, 'from' | 'to'>, other: Pick<Tip, 'from' | 'to'>) =>
      one.from < other.to && other.from < one.to;
    const inTurn = (one: Tip, other: Tip) =>
      one.priority - other.priority || other.from.localeCompare(one.from) || Number(BigInt(other.id) - BigInt(one.id));

    test('each says where its time stands and how many others are online with it', async () => {
      const all = await fill();
      const now = START.toISOString();
      for (const one of all) {
        const others = all.filter(
          (other) => other.id !== one.id && other.place === one.place && other.status === 'online' && meet(one, other),
        );
        const begun = one.to > now ? 'now' : 'over';
        const time = one.from > now ? 'ahead' : begun;
        expect(one).toMatchObject({ overlaps: others.length, time });
        const query = { place: one.place, from: one.from, to: one.to, except: one.id };
        expect(await server().ask(tipCalls.overlapping, query)).toEqual(others.sort(inTurn));
      }
      expect(new Set(all.map(({ time }) => time))).toEqual(new Set(['ahead', 'now', 'over']));
      expect(all.some(({ overlaps }) => overlaps > 1)).toBe(true);
    });

    test('what a user sees at an instant is the most urgent of each place, then what stands behind it', async () => {
      const all = await fill();
      for (const at of [hour(-4), hour(0), shift(hour(0), 1), hour(3), hour(100)]) {
        expect(await server().ask(tipCalls.shown, { at })).toEqual(
          places.map((place) => ({
            place,
            tips: all
              .filter((one) => one.place === place && one.status === 'online' && one.from <= at && at < one.to)
              .sort(inTurn),
          })),
        );
      }
    });

    test.each<[string, object, (one: Tip) => boolean]>([
      ['text', { keyword: '提示' }, ({ text }) => text.includes('提示')],
      ['place', { place: 'home,mine' }, ({ place }) => place === 'home' || place === 'mine'],
      ['status', { status: 'draft,offline' }, ({ status }) => status !== 'online'],
      ['time', { time: 'ahead,over' }, ({ time }) => time !== 'now'],
      ['start', { fromFrom: hour(-3), fromTo: hour(2) }, ({ from }) => from >= hour(-3) && from <= hour(2)],
    ])('the list filters by %s, and counts the same', async (_, query, fits) => {
      const all = await fill();
      const found = await list(query);
      const expected = all.filter(fits);
      expect(found.list).toEqual(expected);
      expect(found.total).toBe(expected.length);
      expect(expected.length).toBeGreaterThan(0);
      const count = (which: (one: Tip) => boolean) => expected.filter(which).length;
      expect(await server().ask(tipCalls.countByStatus, { filter: query })).toEqual({
        total: expected.length,
        draft: count(({ status }) => status === 'draft'),
        online: count(({ status }) => status === 'online'),
        offline: count(({ status }) => status === 'offline'),
        now: count(({ status, time }) => status === 'online' && time === 'now'),
      });
    });

    test.each(['from', 'to', 'priority', 'updatedAt'] as const)('the list sorts by %s', async (sort) => {
      await fill();
      for (const order of ['ascend', 'descend'] as const) {
        const values = (await list({ sort, order })).list.map((one) => one[sort]);
        const sorted = values.toSorted((a, b) => Number(a > b) - Number(a < b));
        expect(values).toEqual(order === 'ascend' ? sorted : sorted.toReversed());
      }
    });
  });

  test('a period that ends before it begins overlaps with nothing', async () => {
    await insert();
    const query = { place: 'home', from: hour(0.5), to: hour(-0.5) } as const;
    expect(await server().ask(tipCalls.overlapping, query)).toEqual([]);
  });

  test('is found by its text', async () => {
    const { id } = await insert({ text: 'A rare word: quokka' });
    const found = await server().ask(searchCalls.records, { keyword: 'quokka' });
    expect(JSON.stringify(found)).toContain(id);
  });
});
