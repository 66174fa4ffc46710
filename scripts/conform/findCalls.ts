import type { BackEnd } from '../../config/backEnd';
import type { Path } from '../../contract';
import { codes } from '../../contract/codes';
import { loginCalls } from '../../contract/login/calls';
import { type Answer, type Client, shown } from './client';
import type { Found } from './found';
import { areaOfId, leastQuery, needsId, paths } from './schemas';

/** `declared`: the profile says that it is missing. `unsure`: nothing that is allowed to be asked tells. */
export type State = 'there' | 'missing' | 'fails' | 'declared' | 'unsure';

export interface Calls {
  states: Map<Path, State>;
  /** What it answers to a call that nobody has. */
  control: { withToken?: string; without?: string };
}

const NOBODYS = '/fish/admin/conform/noSuchCall';
const NO_SUCH_CALL = [404, 405, 501];

const signature = ({ status, envelope, json }: Answer) => `${status} ${envelope?.code ?? typeof json}`;

/** Which calls a profile says are missing, as src/request/availability.ts reads it. */
export function isDeclared(call: Path, { calls }: Pick<BackEnd, 'calls'>): boolean {
  if (calls[call] !== undefined) return calls[call] === false;
  const patterns = Object.keys(calls).filter((key) => key.endsWith('*') && call.startsWith(key.slice(0, -1)));
  const [longest] = patterns.sort((a, b) => b.length - a.length);
  return longest !== undefined && calls[longest] === false;
}

/** Asks for what nobody has, and for every call that needs no id. */
export async function findCalls(client: Client, found: Found): Promise<Calls> {
  const withToken = await client.ask(loginCalls.account, {}, { place: `GET ${NOBODYS}` });
  const without = await client.ask(loginCalls.account, {}, { place: `POST ${NOBODYS}`, token: '' });
  const calls: Calls = {
    states: new Map([[loginCalls.account, 'there']]),
    control: {
      withToken: withToken.success ? undefined : signature(withToken),
      without: without.success ? undefined : signature(without),
    },
  };
  for (const call of paths.filter((each) => each.startsWith('GET'))) {
    if (isDeclared(call, client.service)) calls.states.set(call, 'declared');
    else if (!needsId(call)) await look(client, found, calls, call, leastQuery(call) ?? {});
  }
  client.use(found.profile);
  return calls;
}

/** Asks for the calls that need an id, of the first row of their area. */
export async function findDetails(
  client: Client,
  calls: Calls,
  idOf: (area: string) => string | undefined,
): Promise<void> {
  for (const call of paths.filter((each) => each.startsWith('GET') && needsId(each))) {
    if (calls.states.has(call)) continue;
    const query = leastQuery(call, idOf(areaOfId(call)) ?? '1') ?? {};
    const answer = await client.ask(call, query);
    calls.states.set(call, stateOf(answer, calls));
  }
}

function stateOf(answer: Answer, { control }: Calls): State {
  if (answer.success) return 'there';
  if (NO_SUCH_CALL.includes(answer.status) || signature(answer) === control.withToken) return 'missing';
  return answer.status >= 500 ? 'fails' : 'there';
}

/** A list may be asked for with a body. */
async function look(
  client: Client,
  found: Found,
  calls: Calls,
  call: Path,
  query: Record<string, unknown>,
): Promise<void> {
  const answer = await client.ask(call, query);
  const state = stateOf(answer, calls);
  calls.states.set(call, state);
  if (state !== 'missing' || typeof found.profile.calls?.[call] === 'string') return;
  const place = call.replace('GET', 'POST');
  const byPost = await client.ask(call, query, { place });
  if (!byPost.success) return;
  calls.states.set(call, 'there');
  found.bridge(
    'Calls',
    { calls: { [call]: place } },
    `${call} is there by POST.`,
    `${answer.asked} → HTTP ${answer.status}`,
  );
}

/**
 * Which writes are there: asked for without a token, so that nothing can be written; not at all where the service answers
 * without a token.
 */
export async function findWrites(client: Client, calls: Calls, isGuarded: boolean): Promise<void> {
  for (const call of paths.filter((each) => each.startsWith('POST') && each !== loginCalls.account)) {
    if (isDeclared(call, client.service)) calls.states.set(call, 'declared');
    else calls.states.set(call, isGuarded ? await lookAtWrite(client, call, calls) : 'unsure');
  }
}

async function lookAtWrite(client: Client, call: Path, { control }: Calls): Promise<State> {
  const answer = await client.ask(call, {}, { token: '' });
  if (NO_SUCH_CALL.includes(answer.status)) return 'missing';
  if (signature(answer) !== control.without) return answer.status >= 500 ? 'fails' : 'there';
  return answer.status >= 500 ? 'missing' : 'unsure';
}

/** Says in the profile which calls are missing. */
export function declareCalls(found: Found, { states }: Calls): void {
  const of = (...wanted: State[]) => [...states].filter(([, state]) => wanted.includes(state)).map(([call]) => call);
  const missing = of('missing');
  const unsure = of('unsure');
  if (unsure.length) {
    const says = `Of ${unsure.length} writes it can’t be told whether they are there, because nothing is written to find out. The console finds out when one is used.`;
    found.note('Calls', 'said', says, shown(unsure));
  }
  if (!missing.length) return;
  const others = of('there', 'fails', 'unsure').filter((call) => found.profile.calls?.[call] === undefined);
  const calls =
    missing.length > others.length
      ? { '*': false, ...Object.fromEntries(others.map((call) => [call, true])) }
      : Object.fromEntries(missing.map((call) => [call, false]));
  const says = `${missing.length} of ${states.size} calls of the contract are not there; the console does without.`;
  found.bridge('Calls', { calls }, says, shown(missing));
}

/** What a refusal without a token looks like, and whether there is one. */
export async function findRefusals(client: Client, found: Found, call: Path): Promise<boolean> {
  const without = await client.ask(call, {}, { token: '' });
  const wrong = await client.ask(call, {}, { token: 'conform-no-such-token' });
  if (without.success || wrong.success) {
    found.note(
      'Safety',
      'danger',
      'It answers without a token: whoever reaches it reads everything.',
      `${without.asked} without a token → HTTP ${without.status}`,
    );
    return false;
  }
  const others = [without, wrong].filter(
    ({ status, envelope }) => status !== 401 && envelope?.code !== codes.tokenExpired,
  );
  const wire = [...new Set(others.map(({ envelope }) => envelope?.code))];
  const evidence = `${without.asked} without a token → HTTP ${without.status} ${shown(without.text)}`;
  if (!others.length) return true;
  if (wire.includes(undefined)) {
    found.note(
      'Envelope',
      'lost',
      'Without a token it answers neither a code nor HTTP 401: who is signed out there sees errors here.',
      evidence,
    );
    return true;
  }
  const codesSeen = wire as (number | string)[];
  const tokenExpired = codesSeen.length === 1 ? (codesSeen[0] ?? '') : codesSeen;
  found.bridge(
    'Envelope',
    { envelope: { codes: { tokenExpired } } },
    `The code of an expired token is ${shown(tokenExpired)}.`,
    evidence,
  );
  client.use(found.profile);
  return true;
}

/** Whether a list refuses a page that can't be. It is only said: the console's forms check what is typed. */
export async function findValidation(client: Client, found: Found, call: Path): Promise<void> {
  const { asked, success } = await client.ask(call, {}, { raw: { [client.service.paging.pageSize]: -1 } });
  if (success)
    found.note('Validation', 'said', 'It does not refuse what makes no sense, such as a page of -1 rows.', asked);
}
