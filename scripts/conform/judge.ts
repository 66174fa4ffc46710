import type { Path } from '../../contract';
import { type Answer, type Client, type Group, isGroup, shown } from './client';
import { type Difference, differences } from './compare';
import { type Calls, isDeclared, type State } from './findCalls';
import { keysOf, type Page, pageOf } from './pages';
import { areaOf, areaOfId, endpointOf, isPage, leastQuery, needsId, paths } from './schemas';
import { type Screen, screens } from './screens';

export type Verdict = 'whole' | 'partly' | 'not';

export interface CallReport {
  call: Path;
  state: State;
  /** What the console loses or does without. */
  lost: string[];
  /** What it takes as it comes. */
  taken: string[];
  /** Nothing of the answer can be used. */
  useless: boolean;
}

export interface ScreenReport {
  path: string;
  name: string;
  verdict: Verdict;
  /** The profile says that the service does not have it. */
  declared: boolean;
  why: string[];
}

/** How each call and screen does, if the console has this client's profile. */
export async function judge(
  client: Client,
  { states }: Calls,
): Promise<{ calls: CallReport[]; screens: ScreenReport[] }> {
  const calls: CallReport[] = [];
  const firstIds = new Map<string, string>();
  // Lists first: their rows have the ids that other calls need.
  for (const call of [...paths].sort((a, b) => Number(needsId(a)) - Number(needsId(b)))) {
    const report: CallReport = { call, state: stateIn(client, states, call), lost: [], taken: [], useless: false };
    if (call.startsWith('GET') && report.state === 'there') await judgeRead(client, report, firstIds);
    calls.push(report);
  }
  return { calls, screens: screens.map((screen) => judgeScreen(screen, calls)) };
}

const stateIn = ({ service }: Client, states: Calls['states'], call: Path): State =>
  isDeclared(call, service) ? 'declared' : (states.get(call) ?? 'unsure');

async function judgeRead(client: Client, report: CallReport, firstIds: Map<string, string>): Promise<void> {
  const { call } = report;
  const query = leastQuery(call, firstIds.get(areaOfId(call)));
  if (!query) return;
  const isList = isPage(endpointOf(call).data);
  const answer = await client.ask(call, isList ? { current: 1, pageSize: 20, ...query } : query);
  if (!answer.success) {
    report.useless = true;
    report.lost.push(refusalOf(answer));
    return;
  }
  const page = isList || Array.isArray(answer.data) ? pageOf(answer.data, client.service) : undefined;
  const [row] = page?.rows.filter(isGroup) ?? [];
  if (row?.id !== undefined && !firstIds.has(areaOf(call))) firstIds.set(areaOf(call), String(row.id));
  if (isList && !page) {
    report.useless = true;
    report.lost.push(`There is no list in ${shown(answer.text)}`);
    return;
  }
  const { data } = endpointOf(call);
  const read = isList && page ? asPage(page) : answer.data;
  for (const each of differences(data, read, client.service.time)) weigh(report, each);
  judgeSending(client, report, answer);
  if (isList && page && !query.id) await judgePaging(client, report, page);
}

/** The parts that the console fills in itself where they are missing. */
const asPage = ({ rows, beside, total = rows.length }: Page): Group => ({
  ...beside,
  list: rows,
  total,
  current: 1,
  pageSize: 20,
});

function weigh(report: CallReport, { field, problem, count, example }: Difference): void {
  const where = field || 'the answer';
  const isBeside = isPage(endpointOf(report.call).data) && !field.startsWith('list');
  const says = `${where}: ${PROBLEMS[problem]}${count > 1 ? ` (${count} times)` : ''}${problem === 'missing' ? '' : `, such as ${example}`}`;
  const isTaken = ['kind', 'list', 'value'].includes(problem) || isBeside;
  (isTaken ? report.taken : report.lost).push(says);
}

const PROBLEMS: Record<Difference['problem'], string> = {
  kind: 'another kind of value, which is read',
  list: 'a list alone',
  value: 'a value that the contract does not know, shown as it is',
  missing: 'missing, shown as “–”',
  unreadable: 'can’t be read, shown as “–”',
  row: 'a row without an id, left out',
};

/** What is read in any form is sent in the one that the profile says. */
function judgeSending({ service }: Client, report: CallReport, { text }: Answer): void {
  const idName = (service.fields as Record<string, Record<string, string>>)[areaOf(report.call)]?.id ?? 'id';
  if (service.ids === 'text' && new RegExp(`"${idName}"\\s*:\\s*\\d`).test(text)) {
    report.lost.push('Ids are numbers here, and would be sent as texts.');
  }
}

async function judgePaging(client: Client, report: CallReport, first: Page): Promise<void> {
  if (first.isBare) {
    report.taken.push('A list alone, without pages: its rows are shown as they come.');
    return;
  }
  if (first.total === undefined) report.taken.push('How many rows there are is not said.');
  if (first.rows.length < 3) return;
  const [one, other] = [1, 2].map((current) => client.ask(report.call, { current, pageSize: 1 }));
  const answers = await Promise.all([one, other]);
  const pages = answers.map((answer) => answer && pageOf(answer.data, client.service));
  if (pages[0]?.rows.filter(isGroup).length !== 1) report.lost.push('The size of a page has no effect.');
  else if (pages[1] && keysOf(pages[0]) === keysOf(pages[1])) report.lost.push('The second page is the first one.');
  else if (keysOf({ rows: first.rows.slice(0, 1) }) !== keysOf(pages[0])) {
    report.lost.push('The first page is not the first one.');
  }
}

const refusalOf = ({ status, envelope, text }: Answer) =>
  envelope && envelope.code !== 200
    ? `It is refused: ${envelope.code} ${envelope.message}`
    : `It answers HTTP ${status} without the envelope: ${shown(text)}`;

function judgeScreen({ path, name, needs, uses }: Screen, calls: readonly CallReport[]): ScreenReport {
  const of = (call: Path) => calls.find((each) => each.call === call);
  const main = of(needs);
  const declared = main?.state === 'declared';
  const own = calls.filter(({ call }) => uses.includes(call));
  const gone = own.filter(({ state }) => state === 'missing').map(({ call }) => call);
  const failing = own.filter(({ state }) => state === 'fails').map(({ call }) => call);
  const why = [
    ...(gone.length ? [`Not there: ${gone.join(', ')}`] : []),
    ...(failing.length ? [`Fails: ${failing.join(', ')}`] : []),
    ...own.flatMap(({ call, lost }) => lost.map((each) => `${call}: ${each}`)),
  ];
  const works = main?.state === 'there' && !main.useless;
  return {
    path,
    name,
    declared,
    verdict: verdictOf(works, why),
    why: declared ? ['The profile says that it is not there.'] : why,
  };
}

function verdictOf(works: boolean, why: readonly string[]): Verdict {
  if (!works) return 'not';
  return why.length ? 'partly' : 'whole';
}
