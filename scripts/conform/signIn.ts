import { type Encryption, type Profile, reference } from '../../config/backEnd';
import type { Path } from '../../contract';
import { loginCalls } from '../../contract/login/calls';
import { type Answer, type Client, type Group, isGroup, shown } from './client';
import type { Found } from './found';
import { envelopeWords, loginWords } from './words';

/** A sentence for whoever started the command. */
export class GiveUp extends Error {}

export interface Credentials {
  account: string;
  password: string;
}

const CALL: Path = loginCalls.account;

/** The contract's own way first. Few, because services lock an account after some wrong tries. */
const WAYS: readonly Encryption[] = ['rsa', 'sha256', 'plain', 'base64'];

/** Signs in, and finds out on the way what the envelope is called. @throws GiveUp */
export async function signIn(client: Client, found: Found, credentials: Credentials): Promise<void> {
  const asked = isSaid(found.profile) ? [client.service.encrypted[CALL]?.password ?? 'plain'] : WAYS;
  let refused: Answer | undefined;
  for (const how of asked) {
    if (how !== client.service.encrypted[CALL]?.password) client.use(withPasswords(found.profile, how));
    const answer = await withNames(client, found, credentials);
    if (isNoCall(answer))
      throw new GiveUp(`${answer.asked} is not there (HTTP ${answer.status}); --login says where one signs in.`);
    const token = tokenOf(answer.json);
    if (token) {
      found.signedInAtOnce = client.requests === 1;
      settle(client, found, answer, token, how);
      return;
    }
    refused ??= answer;
    if (!isRefusal(answer)) break;
  }
  throw new GiveUp(reasonOf(refused, asked));
}

const isSaid = (profile: Profile) => profile.encrypted?.[CALL]?.password !== undefined;

const isNoCall = ({ status }: Answer) => [404, 405, 501].includes(status);

/** Something is refused in an orderly way: it may be the way in which the password came. */
const isRefusal = ({ status, json }: Answer) => isGroup(json) && status < 500;

/** Where an answer names the field that it misses, it is asked again with that name. */
async function withNames(client: Client, found: Found, credentials: Credentials): Promise<Answer> {
  const answer = await client.ask(CALL, { ...credentials });
  if (tokenOf(answer.json) || found.profile.fields?.login || !isGroup(answer.json)) return answer;
  const named = (words: readonly string[]) =>
    words.slice(1).find((word) => new RegExp(`\\b${word}\\b`).test(answer.text));
  const account = named(loginWords.account.filter((word) => word !== 'name' && word !== 'user'));
  const password = named(loginWords.password);
  if (!account && !password) return answer;
  const names = { ...(account && { account }), ...(password && { password }) };
  const before = found.profile;
  found.bridge('Sign-in', { fields: { login: names } }, `It takes ${shown(names)}.`, evidenceOf(answer));
  client.use({ ...client.service, ...found.profile, encrypted: client.service.encrypted });
  const again = await client.ask(CALL, { ...credentials });
  if (tokenOf(again.json)) return again;
  found.notes.pop();
  found.profile = before;
  return again;
}

function settle(client: Client, found: Found, answer: Answer, [token, data]: readonly [Token, Group], how: Encryption) {
  if (how !== reference.encrypted[CALL]?.password && !isSaid(found.profile)) {
    const says = `Passwords travel ${HOW[how]}; taken from the sign-in, also for the other calls with a password.`;
    found.bridge('Passwords', { encrypted: withPasswords({}, how).encrypted }, says);
  }
  nameEnvelope(found, answer, data);
  const id = loginWords.id.find((name) => ['string', 'number'].includes(typeof data[name]));
  const names = {
    ...(token.name !== nameOf(found.profile, 'atoken') && { atoken: token.name }),
    ...(id && id !== nameOf(found.profile, 'id') && { id }),
  };
  if (Object.keys(names).length) found.bridge('Sign-in', { fields: { login: names } }, `It answers ${shown(names)}.`);
  if (!id)
    found.note('Sign-in', 'lost', 'It does not say the id of who signed in; one can’t change one’s own password.');
  client.use(found.profile);
  client.token = token.value;
}

const HOW: Record<Encryption, string> = {
  rsa: 'encrypted with the public key',
  sha256: 'as their SHA-256',
  base64: 'as base64',
  plain: 'as they are typed',
};

function nameOf({ fields }: Profile, name: string): string {
  const own = (fields?.login as Record<string, string> | undefined)?.[name];
  return own ?? name;
}

/** What the envelope calls its parts, from an answer that holds a token. */
function nameEnvelope(found: Found, { json, text }: Answer, data: Group): void {
  const envelope = json as Group;
  const before = { ...reference.envelope, ...found.profile.envelope };
  const names = {
    code: envelopeWords.code.find((name) => /^(number|string)$/.test(typeof envelope[name])),
    message: envelopeWords.message.find((name) => typeof envelope[name] === 'string'),
    data: Object.keys(envelope).find((name) => envelope[name] === data),
  };
  if (!names.code) {
    throw new GiveUp(`There is no code beside the data, and the console knows success by it: ${hidden(text)}`);
  }
  const other = Object.entries(names).filter(([name, own]) => own && own !== before[name as 'code']);
  const evidence = `${loginCalls.account} → ${shown(Object.keys(envelope))}`;
  if (other.length) {
    const change = Object.fromEntries(other);
    found.bridge('Envelope', { envelope: change }, `The envelope has other names: ${shown(change)}.`, evidence);
  }
  const success = envelope[names.code] as number | string;
  const known = found.profile.envelope?.codes?.success ?? reference.envelope.codes.success;
  if (![known].flat().some((each) => String(each) === String(success))) {
    const change = { envelope: { codes: { success } } };
    found.bridge('Envelope', change, `The code of success is ${shown(success)}.`, `${names.code}: ${shown(success)}`);
  } else if (typeof success === 'string' && typeof known === 'number') {
    found.note('Envelope', 'taken', `The code is a text, ${JSON.stringify(success)}.`);
  }
  if (!names.message) found.note('Envelope', 'taken', 'Answers have no message.');
}

interface Token {
  name: string;
  value: string;
}

/** The token in an answer, and the group that it stands in. */
export function tokenOf(json: unknown): readonly [Token, Group] | undefined {
  if (!isGroup(json)) return undefined;
  for (const group of Object.values(json).filter(isGroup)) {
    const name = loginWords.atoken.find((word) => typeof group[word] === 'string' && group[word] !== '');
    if (name) return [{ name, value: group[name] as string }, group];
  }
  return undefined;
}

/** All four calls that send a password. */
function withPasswords(profile: Profile, how: Encryption): Profile {
  const encrypted = Object.entries(reference.encrypted).map(([call, fields]) => [
    call,
    Object.fromEntries(Object.keys(fields).map((field) => [field, how])),
  ]);
  return { ...profile, encrypted: { ...Object.fromEntries(encrypted), ...profile.encrypted } };
}

function reasonOf(refused: Answer | undefined, tried: readonly Encryption[]): string {
  if (!refused) return 'Nothing was asked.';
  const { asked, status, json, text } = refused;
  const ways = `password ${tried.map((how) => HOW[how]).join(', ')}`;
  if (isRefusal(refused)) {
    const words = envelopeWords.message.map((name) => (json as Group)[name]).find((word) => typeof word === 'string');
    return `${asked} refuses account or password (${ways}): ${words || hidden(text)}`;
  }
  return `${asked} answers HTTP ${status}, and no JSON object: ${hidden(text) || 'nothing'}`;
}

const evidenceOf = ({ asked, text }: Answer) => `${asked} → ${hidden(text)}`;

/** Tokens stand in no report. */
const hidden = (text: string) => shown(text.replace(/("\w*token\w*"\s*:\s*")[^"]+/gi, '$1…'));
