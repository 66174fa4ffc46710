import type { ZodType } from 'zod';
import { contract, type Path } from '../contract';
import { auditCalls } from '../contract/audit/calls';
import type { Endpoint } from '../contract/base';
import { giftCalls } from '../contract/gift/calls';
import { shelfCalls } from '../contract/shelf/calls';
import { stoneCalls } from '../contract/stone/calls';
import { tipCalls } from '../contract/tip/calls';
import { userCalls } from '../contract/user/calls';
import { openTestEmbedded, openTestPostgres, postgresUrl } from './testDatabase';
import { closeAll, openApp, type TestApp } from './testing';

type Query = Record<string, string | number>;

// The two databases may differ in how they sort texts, ignore case, compute days in a time zone, and return numbers and
// dates. Other tests of reading calls run on the embedded one (`onDatabase`); these compare all of them with
// PostgreSQL, if there is one.
const gets = (Object.entries(contract) as [Path, Endpoint][]).filter(([path]) => path.startsWith('GET '));

const given: Record<string, string[]> = {
  zone: ['America/New_York', 'Asia/Shanghai'],
  grain: ['day', 'week', 'month'],
  keyword: ['a', 'LI', '7', '%', '_', '\\', '晚', 'é'],
  from: ['2025-12-20'],
  to: ['2026-03-10'],
  since: ['2026-03-09T16:00:00.000Z'],
  at: ['2026-03-10T10:20:30.456Z'],
  place: ['home'],
  list: ['user'],
};
/** The list that provides the ids for a call, unless it is the first list of its area. */
const listed: Partial<Record<Path, Path>> = {
  [auditCalls.violations]: userCalls.pageList,
  [shelfCalls.sales]: stoneCalls.pageList,
  [shelfCalls.prices]: giftCalls.pageList,
  [shelfCalls.timedPrices]: giftCalls.pageList,
};
/** Ranges of instants, not of days. */
const instants: Record<string, string[]> = { from: ['2026-01-01T00:00:00.000Z'], to: ['2026-06-01T00:00:00.000Z'] };
const EXAMPLES = 2;

const areaOf = (path: string) => path.split('/')[3];
const fieldsOf = ({ query }: Endpoint) =>
  (query as unknown as { shape: Record<string, ZodType> } | undefined)?.shape ?? {};
const isNeeded = (field: ZodType | undefined) => field !== undefined && !field.safeParse(undefined).success;
const sortsOf = ({ sort }: Record<string, ZodType>) =>
  (sort as unknown as { def: { innerType: { options: string[] } } } | undefined)?.def.innerType.options ?? [];

/** Queries for a call: every sort order, every kind of keyword, and otherwise only required fields. */
async function queriesOf(server: TestApp, path: Path, endpoint: Endpoint): Promise<Query[]> {
  const fields = fieldsOf(endpoint);
  let queries: Query[] = [{}];
  for (const name of Object.keys(fields).filter((name) => isNeeded(fields[name]))) {
    const values = await valuesOf(server, path, name);
    queries = queries.flatMap((query) => values.map((value) => ({ ...query, [name]: value })));
  }
  const orders = sortsOf(fields).flatMap((sort): Query[] => [
    { sort, order: 'ascend', pageSize: 200 },
    { sort, order: 'descend' },
  ]);
  const others = ['keyword', 'grain']
    .filter((name) => fields[name] && !isNeeded(fields[name]))
    .flatMap((name) => (given[name] ?? []).map((value) => ({ [name]: value })));
  return [...queries, ...[...orders, ...others].map((more) => ({ ...queries[0], ...more }))];
}

async function valuesOf(server: TestApp, path: Path, name: string): Promise<string[]> {
  if (name === 'id' || name === 'userId') return idsOf(server, listed[path] ?? firstListOf(path));
  return (path === tipCalls.overlapping && instants[name]) || (given[name] ?? []);
}

function firstListOf(path: Path): Path {
  const [first] = gets.find(([other, of]) => areaOf(other) === areaOf(path) && !isNeeded(fieldsOf(of).id)) ?? [];
  return first ?? path;
}

async function idsOf(server: TestApp, path: Path): Promise<string[]> {
  const { list } = (await server.ask(path, {} as never)) as { list: { id: string }[] };
  return list.slice(0, EXAMPLES).map(({ id }) => id);
}

describe('every call that reads, in every order', () => {
  const closing: (() => Promise<void>)[] = [];
  let embedded: TestApp;
  let postgres: TestApp | undefined;
  beforeAll(async () => {
    embedded = await openApp(openTestEmbedded, { demo: 'small' }, closing);
    await embedded.signIn();
    if (!postgresUrl) return;
    postgres = await openApp(openTestPostgres(postgresUrl), { demo: 'small' }, closing);
    await postgres.signIn();
  });
  afterAll(() => closeAll(closing));

  test.each(gets)('%s', async (path, endpoint) => {
    const queries = await queriesOf(embedded, path, endpoint);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      const answer = await embedded.ask(path, query as never);
      if (postgres) expect({ query, answer: await postgres.ask(path, query as never) }).toEqual({ query, answer });
    }
  });
});
