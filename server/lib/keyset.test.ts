import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { z } from 'zod';
import { contract, type Path } from '../../contract';
import type { Endpoint } from '../../contract/base';
import { codes } from '../../contract/codes';
import { PAGE_SIZE_MAX, PAGE_SIZE_MAX_AFTER } from '../../contract/paging';
import { peopleCalls } from '../../contract/people/calls';
import { userCalls } from '../../contract/user/calls';
import { addCrowd } from '../testCrowd';
import { onEveryDatabase, type TestApp } from '../testing';

type Fields = Record<string, z.ZodType>;
type Query = Record<string, string | number>;
type Page = { list: { id: string }[]; next: string; total: number; more?: true };

/** The same data in every run. */
const SEED = 20_261_125;

const shapeOf = (path: Path) => ((contract[path] as Endpoint).query as { shape?: Fields } | undefined)?.shape ?? {};
const lists = (Object.keys(contract) as Path[]).filter((path) => 'after' in shapeOf(path));
const neededBy = (path: Path) =>
  Object.entries(shapeOf(path)).flatMap(([name, field]) => (field.safeParse(undefined).success ? [] : [name]));
const sortsOf = (path: Path) =>
  (shapeOf(path).sort as unknown as { def: { innerType: { options: string[] } } }).def.innerType.options;
const areaOf = (path: Path) => path.split('/')[3];

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

onEveryDatabase({ demo: 'small' }, (server) => {
  const ask = (path: Path, query: Query) => server().ask(path, query as never) as unknown as Promise<Page>;
  const call = (path: Path, query: Query) => server().call(path, query as never);

  beforeAll(async () => {
    await server().signIn();
    await tie(server());
  });

  /** Whose rows a list shows: of the records that a list of the area has, the one with the most. */
  const neededOf = async (path: Path): Promise<Query> => {
    const [name] = neededBy(path);
    if (path === peopleCalls.groups) return { by: 'owner' };
    if (!name) return {};
    const from = name === 'userId' ? userCalls.pageList : lists.find((one) => areaOf(one) === areaOf(path));
    let best: [Query, number] = [{}, -1];
    for (const { id } of (await ask(from ?? path, { pageSize: 20 })).list) {
      const { total } = await ask(path, { [name]: id });
      if (total > best[1]) best = [{ [name]: id }, total];
    }
    return best[0];
  };

  describe.each(lists)('%s', (path) => {
    let needed: Query = {};
    beforeAll(async () => {
      needed = await neededOf(path);
    });

    const orders = sortsOf(path).flatMap((sort) => [
      { sort, order: 'ascend' },
      { sort, order: 'descend' },
    ]);

    test('its cursors lead through all rows once, in each order', async () => {
      for (const order of [...orders, {}]) {
        const query: Query = { ...needed, ...order };
        const whole = await byPages(query);
        expect(await byCursors(query, Math.max(1, Math.ceil(whole.length / 7)))).toEqual(whole);
        expect(new Set(whole).size).toBe(whole.length);
      }
    });

    test('what is no cursor of an order is refused', async () => {
      for (const order of orders.filter((each) => each.order === 'descend')) {
        const { next } = await ask(path, { ...needed, ...order, pageSize: 1 });
        const parts = JSON.parse(Buffer.from(next, 'base64url').toString() || '[]') as string[];
        const other = cursorOf('other ascend', ...parts.slice(1));
        const [first, id] = [parts.slice(0, -1), parts.at(-1)];
        const hostile = ["x' or 1=1", '\0', [], 1, {}, null].map((value) => cursorOf(...first, value));
        for (const after of ['x', '%', cursorOf({}), other, cursorOf(...first), cursorOf(...parts, id), ...hostile]) {
          const { code } = await call(path, { ...needed, ...order, after });
          expect({ after, code }).toEqual({ after, code: codes.validationFailed });
        }
      }
    });

    async function byPages(query: Query): Promise<string[]> {
      const ids: string[] = [];
      for (let current = 1; ; current++) {
        const { list } = await ask(path, { ...query, current, pageSize: PAGE_SIZE_MAX });
        ids.push(...list.map(({ id }) => id));
        if (list.length < PAGE_SIZE_MAX) return ids;
      }
    }

    async function byCursors(query: Query, pageSize: number): Promise<string[]> {
      const first = await ask(path, { ...query, pageSize: Math.min(pageSize, PAGE_SIZE_MAX) });
      const ids = first.list.map(({ id }) => id);
      for (let { next } = first; next; ) {
        const page = await ask(path, { ...query, pageSize, after: next });
        expect(page).toMatchObject({ total: page.list.length, more: true });
        ids.push(...page.list.map(({ id }) => id));
        next = page.next;
      }
      return ids;
    }
  });

  test('a keyword that is a number has its exact match first, behind a cursor too', async () => {
    const { list } = await ask(userCalls.pageList, { keyword: '1', pageSize: PAGE_SIZE_MAX });
    const first = await ask(userCalls.pageList, { keyword: '1', pageSize: 1 });
    const rest = await ask(userCalls.pageList, { keyword: '1', pageSize: PAGE_SIZE_MAX, after: first.next });
    expect([...first.list, ...rest.list].slice(0, list.length)).toEqual(list);
    expect(list.length).toBeGreaterThan(3);
  });

  test('more rows are only asked for behind a cursor', async () => {
    const pageSize = PAGE_SIZE_MAX + 1;
    expect((await call(userCalls.pageList, { pageSize })).code).toBe(codes.validationFailed);
    const { next } = await ask(userCalls.pageList, { pageSize: 1 });
    const behind = { pageSize: PAGE_SIZE_MAX_AFTER, after: next };
    expect((await ask(userCalls.pageList, behind)).list.length).toBeGreaterThan(PAGE_SIZE_MAX);
    expect((await call(userCalls.pageList, { ...behind, pageSize: PAGE_SIZE_MAX_AFTER + 1 })).code).toBe(
      codes.validationFailed,
    );
  });

  test('a row that changes while all are read neither comes twice nor ends it, unless it moves ahead', async () => {
    const query = { nickname: 'Crowd', sort: 'level', order: 'ascend' };
    const first = await ask(userCalls.pageList, { ...query, pageSize: 100 });
    const last = first.list.at(-1)?.id ?? '';
    await server().db.execute(sql`update app_user set level = 1, nickname = 'Elsewhere' where id = ${last}`);
    const { list } = await ask(userCalls.pageList, { ...query, pageSize: 1000, after: first.next });
    expect(list.map(({ id }) => id).filter((id) => first.list.some((row) => row.id === id))).toEqual([]);
    expect(first.list.length + list.length).toBe(300);
  });
});

const NAMES = [
  'crowd',
  'Crowd',
  'CROWD',
  'Crowd É',
  'crowd e',
  'Crowd z',
  'crowd 晚上',
  'Crowd 李',
  ' crowd',
  'Crowd_',
  'crowd-',
  'crowd "a", (b\\c',
];

/** Adds users with few values each, many of them equal and some null; ties of what the demo data has are made too. */
async function tie({ db }: TestApp): Promise<void> {
  await addCrowd(db, 300);
  const one = fc.record({
    nickname: fc.constantFrom(...NAMES),
    level: fc.integer({ min: 1, max: 4 }),
    points: fc.constantFrom(0, 1, 2_000_000_000),
    active: fc.constantFrom(null, null, '2026-03-10T10:20:30.456Z', '2026-03-10T10:20:30.457Z'),
    registered: fc.constantFrom('2025-01-01T00:00:00.001Z', '2025-01-01T00:00:00.002Z'),
    status: fc.constantFrom('normal', 'muted', 'banned'),
  });
  const values = fc.sample(one, { seed: SEED, numRuns: 300 });
  await db.execute(sql`update app_user set nickname = made.nickname, level = made.level, points = made.points,
      last_active_at = made.active, registered_at = made.registered, status = made.status
    from (select id as of, row_number() over (order by id) as place from app_user where nickname like 'Crowd %') numbered,
      jsonb_to_recordset(${JSON.stringify(values.map((value, at) => ({ ...value, place: at + 1 })))}::jsonb)
        as made(place int, nickname text, level int, points bigint, active timestamptz, registered timestamptz, status text)
    where app_user.id = numbered.of and made.place = numbered.place`);
  for (const [table, column] of [
    ['mall_order', 'ordered_at'],
    ['wish', 'made_at'],
    ['share', 'shared_at'],
    ['login_log', 'at'],
    ['audit_item', 'submitted_at'],
    ['room', 'starts_at'],
  ] as const) {
    const name = sql.identifier(column);
    await db.execute(sql`update ${sql.identifier(table)} set ${name} = date_trunc('month', ${name})
      where id % 3 <> 0`);
  }
}
