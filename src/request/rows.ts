import type { Path } from '@contract/index';
import { PAGE_SIZE_MAX } from '@contract/paging';
import { RequestFailure } from './failure';
import { isPartial } from './read';
import { translate } from './translate';
import { shapes } from '@@/contract/shapes';

/** For services without a call for a single record: the rows that lists have answered, and where they stood. */
interface Seen {
  row: Row;
  /** The question whose answer had it. */
  input: object;
}

type Row = Record<string, unknown> & { id: string };
type Ask = (input: object, options?: { notice: false }) => Promise<unknown>;

/** So many rows of each list are remembered. */
const ROWS_MAX = 1000;
/** A list is searched for a record this far, in pages of the largest size. */
const PAGES_MAX = 10;

const seen = new Map<string, Map<string, Seen>>();

/** The list that has the records of a detail call. */
export function listOf(call: string): Path | undefined {
  const [, area] = DETAIL.exec(call) ?? [];
  return LISTS.map((name) => `GET /fish/admin/${area}/${name}`).find((list) => list in shapes) as Path | undefined;
}

const DETAIL = /^GET \/fish\/admin\/(\w+)\/detail$/;
const LISTS = ['pageList', 'list'];

export function forgetRows(): void {
  seen.clear();
}

/** Takes the rows of a list's answer, and what a write answered of a record. */
export function remember(call: string, input: unknown, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const { list } = answer as { list?: Row[] };
  if (Array.isArray(list)) for (const row of list) keep(call, row, (input ?? {}) as object);
  else if (call.startsWith('POST ')) update(call, (input ?? {}) as Partial<Row>, answer as Row);
}

function keep(list: string, row: Row, input: object): void {
  const rows = seen.get(list) ?? new Map<string, Seen>();
  seen.set(list, rows);
  // Moves it to the end: those not seen for longest go first.
  rows.delete(row.id);
  rows.set(row.id, { row, input });
  const [oldest] = rows.keys();
  if (rows.size > ROWS_MAX && oldest !== undefined) rows.delete(oldest);
}

/** After a write the record may be in no list that is asked again, such as one of another status. */
function update(call: string, sent: Partial<Row>, answer: Row): void {
  const area = /^POST (\/fish\/admin\/\w+\/)/.exec(call)?.[1];
  const written = isPartial(answer) ? sent : answer;
  for (const name of LISTS) {
    const known = seen.get(`GET ${area}${name}`)?.get(String(written.id));
    if (!known) continue;
    const changed = Object.entries(written).filter(([field, value]) => field in known.row && value !== undefined);
    known.row = { ...known.row, ...Object.fromEntries(changed) };
  }
}

/**
 * A record as its list has it; `ask` asks the list. Where it was seen last, else wherever the list has it, else as it was seen last.
 *
 * @throws RequestFailure that is `missing` if the list does not have it
 */
export async function rowOf(list: Path, id: string, ask: Ask): Promise<unknown> {
  const known = seen.get(list)?.get(id);
  const again = known && (await pageOf(known.input, ask)).find((row) => row.id === id);
  const row = again ?? (await searched(list, id, ask)) ?? known?.row;
  if (row) return row;
  throw new RequestFailure({ message: translate('request.onlyInList'), missing: true });
}

/** Some services know the id as a filter, and some refuse a filter that they do not know. */
async function searched(list: Path, id: string, ask: Ask): Promise<Row | undefined> {
  try {
    return await searchedBy({ id }, list, id, (input) => ask(input, { notice: false }));
  } catch (failure) {
    if (!(failure instanceof RequestFailure && failure.refused)) throw failure;
    return searchedBy({}, list, id, ask);
  }
}

async function searchedBy(filter: { id?: string }, list: Path, id: string, ask: Ask): Promise<Row | undefined> {
  let before: string | undefined;
  for (let current = 1; current <= PAGES_MAX; current++) {
    const rows = await pageOf({ ...filter, current, pageSize: PAGE_SIZE_MAX }, ask);
    // The list on the screen may have brought it meanwhile, from wherever it is filtered to.
    const found = rows.find((row) => row.id === id) ?? seen.get(list)?.get(id)?.row;
    // The last page, or one that does not know pages.
    if (found || rows.length < PAGE_SIZE_MAX || rows[0]?.id === before) return found;
    before = rows[0]?.id;
  }
  return undefined;
}

async function pageOf(input: object, ask: Ask): Promise<Row[]> {
  return ((await ask(input)) as { list: Row[] }).list;
}
