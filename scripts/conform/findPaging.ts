import type { Path } from '../../contract';
import { type Answer, type Client, type Group, isGroup, shown } from './client';
import type { Found } from './found';
import { keysOf, listName, type Page, pageOf } from './pages';
import { enumOf, rowOf } from './schemas';
import { orderWords, pagingWords, sortWords } from './words';

/** A list that is there. */
export interface Listed {
  call: Path;
  page: Page;
}

/** What a page and its parts are called, from the lists that are there. */
export async function findPaging(client: Client, found: Found, calls: readonly Path[]): Promise<void> {
  const answers: { call: Path; answer: Answer }[] = [];
  for (const call of calls) answers.push({ call, answer: await client.ask(call) });
  for (const { answer } of answers) namePage(found, answer.data, answer.asked);
  client.use(found.profile);
  const longest = answers
    .map(({ call, answer }) => ({ call, page: pageOf(answer.data, client.service) }))
    .filter((each): each is Listed => each.page !== undefined && each.page.rows.length > 3 && !each.page.isBare)
    .sort((a, b) => b.page.rows.length - a.page.rows.length)[0];
  if (!longest) {
    found.note('Paging', 'said', 'No list has pages with more than three rows, so that paging could not be looked at.');
    return;
  }
  await findSize(client, found, longest);
  await findCurrent(client, found, longest);
  await findOrder(client, found, longest.call);
}

function namePage(found: Found, data: unknown, asked: string): void {
  if (!isGroup(data)) return;
  const said = found.profile.paging;
  const list = said?.list ?? 'list';
  const name =
    list in data ? undefined : (pagingWords.list.find((word) => Array.isArray(data[word])) ?? listName(data));
  const evidence = `${asked} → ${shown(Object.keys(data))}`;
  if (name) found.bridge('Paging', { paging: { list: name } }, `A page calls its rows “${name}”.`, evidence);
  if (!name && !(list in data)) return;
  const isTotal = (word: string) => /^\d+$/.test(String(data[word]));
  if (isTotal(said?.total ?? 'total')) return;
  const total = pagingWords.total.find(isTotal);
  if (total) found.bridge('Paging', { paging: { total } }, `A page calls the number of all rows “${total}”.`, evidence);
}

async function raw(
  client: Client,
  call: Path,
  parameters: Record<string, string | number>,
): Promise<Group[] | undefined> {
  const answer = await client.ask(call, {}, { raw: parameters });
  return pageOf(answer.data, client.service)?.rows.filter(isGroup).map(withoutId);
}

/** Where one row has no id, it may have one on a page of another size. */
const withoutId = ({ id: _, ...row }: Group): Group => row;

async function findSize(client: Client, found: Found, { call, page }: Listed): Promise<void> {
  const asked = client.service.paging.pageSize;
  for (const word of [asked, ...pagingWords.pageSize]) {
    const small = await raw(client, call, { [word]: 2 });
    if (small?.length !== 2) continue;
    if (word !== asked)
      found.bridge(
        'Paging',
        { paging: { pageSize: word } },
        `The size of a page is “${word}”.`,
        `${call}?${word}=2 → 2 rows`,
      );
    client.use(found.profile);
    return;
  }
  found.note('Paging', 'lost', 'No size of a page has an effect.', `${call}?${asked}=2 → ${page.rows.length} rows`);
}

/** The first and the second two rows tell which page is which. */
async function findCurrent(client: Client, found: Found, { call }: Listed): Promise<void> {
  const { pageSize, current, firstPage } = client.service.paging;
  const four = await raw(client, call, { [pageSize]: 4 });
  if (four?.length !== 4) return;
  const [first, second] = [0, 2].map((at) => keysOf({ rows: four.slice(at, at + 2) }));
  for (const word of [current, ...pagingWords.current]) {
    const pages: (string | undefined)[] = [];
    for (const number of [0, 1, 2]) {
      const page = await raw(client, call, { [pageSize]: 2, [word]: number });
      pages.push(page && keysOf({ rows: page }));
    }
    const begins = beginning(pages, first, second);
    if (begins === undefined) continue;
    if (word !== current)
      found.bridge('Paging', { paging: { current: word } }, `The page is “${word}”.`, `${call}?${word}=1`);
    if (begins !== firstPage) {
      const evidence = `${call}?${word}=1 → ${begins === 0 ? 'the second rows' : 'the first rows'}`;
      found.bridge('Paging', { paging: { firstPage: begins } }, `The first page is page ${begins}.`, evidence);
    }
    client.use(found.profile);
    return;
  }
  found.note(
    'Paging',
    'lost',
    'No number of a page has an effect: only the first rows can be seen.',
    `${call}?${current}=2`,
  );
}

function beginning(pages: (string | undefined)[], first?: string, second?: string): 0 | 1 | undefined {
  if (pages[1] === second && pages[0] === first) return 0;
  return pages[1] === first && pages[2] === second ? 1 : undefined;
}

async function findOrder(client: Client, found: Found, call: Path): Promise<void> {
  const { sort, order, ascend, descend } = client.service.paging;
  const field = sortable(call);
  const ways = sortWords.flatMap(([by, to]) =>
    orderWords.map(([up, down]) => ({ sort: by, order: to, ascend: up, descend: down })),
  );
  for (const way of [{ sort, order, ascend, descend }, ...ways]) {
    const up = await raw(client, call, { [way.sort]: field, [way.order]: way.ascend });
    const down = await raw(client, call, { [way.sort]: field, [way.order]: way.descend });
    if (!up?.length || !down?.length || keysOf({ rows: up }) === keysOf({ rows: down })) continue;
    if (!isSorted(up, down, field)) continue;
    const other = Object.fromEntries(
      Object.entries(way).filter(([name, word]) => word !== client.service.paging[name as 'sort']),
    );
    if (Object.keys(other).length) {
      found.bridge(
        'Paging',
        { paging: other },
        `Sorting is asked for by ${shown(other)}.`,
        `${call}?${way.sort}=${field}&${way.order}=${way.descend}`,
      );
    }
    client.use(found.profile);
    return;
  }
  found.note('Paging', 'lost', 'Sorting has no effect.', `${call}?${sort}=${field}&${order}=${descend}`);
}

/** A field that the contract sorts by, as the service calls it so far. */
function sortable(call: Path): string {
  return { user: 'level', sysUser: 'account', sceneTemplate: 'capacity' }[call.split('/')[3] ?? ''] ?? 'updatedAt';
}

function isSorted([first]: readonly Group[], [last]: readonly Group[], field: string): boolean {
  const [low, high] = [first?.[field], last?.[field]];
  if (low === undefined || high === undefined) return true;
  return Number.isFinite(Number(low)) ? Number(low) <= Number(high) : String(low) <= String(high);
}

/** Fields of users whose values are few, and that the contract filters by. */
const FILTERS = ['status', 'gender', 'channel'];

interface Pair {
  filter: Group;
  /** How many rows it has to find. */
  rows: number;
}

/** Whether a filter takes several values, and how. */
export async function findSeveral(client: Client, found: Found, call: Path): Promise<void> {
  const pair = await findPair(client, call);
  if (!pair) {
    found.note(
      'Filters',
      'said',
      'Whether a filter takes several values could not be seen in the rows that there are.',
    );
    return;
  }
  const before = client.service.several;
  const evidence = `${call}: ${shown(pair.filter)} should find ${pair.rows} rows`;
  for (const several of [before, before === 'commas' ? 'repeated' : 'commas'] as const) {
    client.service = { ...client.service, several };
    if ((await count(client, call, pair.filter)) !== pair.rows) continue;
    if (several !== before) found.bridge('Filters', { several }, SEVERAL[several], evidence);
    client.use(found.profile);
    return;
  }
  client.use(found.profile);
  found.note('Filters', 'lost', 'A filter takes one value only.', evidence);
}

const SEVERAL = {
  repeated: 'Several values of a filter are a repeated parameter.',
  commas: 'Several values of a filter stand with commas.',
};

/** Two values that some rows have each, and not all. */
async function findPair(client: Client, call: Path): Promise<Pair | undefined> {
  const all = await count(client, call, {});
  for (const field of FILTERS) {
    const some: { value: string; rows: number }[] = [];
    for (const value of enumOf(rowOf(call)?.shape[field]) ?? []) {
      const rows = await count(client, call, { [field]: value });
      if (rows > 0 && rows < all) some.push({ value, rows });
    }
    const [one, other] = some;
    if (one && other) return { filter: { [field]: [one.value, other.value] }, rows: one.rows + other.rows };
  }
  return undefined;
}

async function count(client: Client, call: Path, filter: Group): Promise<number> {
  const page = pageOf((await client.ask(call, { ...filter, current: 1, pageSize: 200 })).data, client.service);
  return page?.total ?? page?.rows.length ?? 0;
}
