import type { Profile } from '../../config/backEnd';
import type { Path } from '../../contract';
import { loginCalls } from '../../contract/login/calls';
import { sceneTemplateCalls } from '../../contract/sceneTemplate/calls';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { userCalls } from '../../contract/user/calls';
import { Client } from './client';
import {
  type Calls,
  declareCalls,
  findCalls,
  findDetails,
  findRefusals,
  findValidation,
  findWrites,
} from './findCalls';
import { findCors } from './findCors';
import { findPaging, findSeveral } from './findPaging';
import { findFields, findIds, findValues, readRows } from './findRows';
import { findTimes } from './findTimes';
import { Found, type Note } from './found';
import { type CallReport, judge, type ScreenReport } from './judge';
import { areaOf, needsId } from './schemas';
import { screens } from './screens';
import { type Credentials, GiveUp, signIn } from './signIn';
import { tryWrites } from './tryWrites';
import { tokenWords } from './words';

export interface Options extends Credentials {
  base: string;
  /** A profile to begin with. */
  profile?: Profile;
  /** Also tries writes, on records that it makes and removes. */
  write?: boolean;
  /** Where the console stands, if not at the service. */
  origin?: string;
}

export interface Report {
  base: string;
  at: string;
  /** Every screen does what the profile that it was begun with says, and nothing is a danger. */
  whole: boolean;
  notes: Note[];
  /** With the profile it was begun with, and with the one that was written. */
  screens: (ScreenReport & { bridged: ScreenReport['verdict'] })[];
  calls: CallReport[];
  /** What bridges the differences. */
  profile: Profile;
  requests: number;
}

/** Asks a service from outside what it is like; reads only, unless it is to write. @throws GiveUp, Unreachable */
export async function conform(options: Options): Promise<Report> {
  const begin = { ...options.profile };
  const client = new Client(options.base, begin);
  const found = new Found(begin);
  await signIn(client, found, options);
  await findTokenHeader(client, found);
  const calls = await findCalls(client, found);
  const there = [...calls.states].filter(([, state]) => state === 'there').map(([call]) => call);
  const lists = there.filter((call) => /\/(pageList|list)$/.test(call) && !needsId(call));
  const isGuarded = await findRefusals(client, found, lists[0] ?? sysUserCalls.pageList);
  await findPaging(
    client,
    found,
    lists.filter((call) => USUAL.includes(call)),
  );
  const rows = await findAllRows(client, found, lists, options.account);
  if (lists.includes(userCalls.pageList)) await findSeveral(client, found, userCalls.pageList);
  await findDetails(client, calls, (area) => idIn(rows, area));
  await findWrites(client, calls, isGuarded);
  await findValidation(client, found, lists[0] ?? sysUserCalls.pageList);
  if (options.write) await tryWrites(client, found, calls);
  await findCors(client, found, options.origin);
  declareCalls(found, calls);

  const now = await judgedWith(options, begin, found.signedInAtOnce, calls);
  const isSame = JSON.stringify(begin) === JSON.stringify(found.profile);
  const bridged = isSame ? now : await judgedWith(options, found.profile, true, calls);
  const screens = now.screens.map((screen, index) => ({
    ...screen,
    bridged: bridged.screens[index]?.verdict ?? screen.verdict,
  }));
  return {
    base: options.base,
    at: new Date().toISOString(),
    whole:
      screens.every(({ verdict, declared }) => verdict === 'whole' || declared) &&
      !found.notes.some(({ weight }) => weight === 'danger' || weight === 'lost' || weight === 'bridged'),
    notes: found.notes,
    screens,
    calls: now.calls,
    profile: { address: options.base, ...found.profile },
    requests: client.requests + now.requests + (isSame ? 0 : bridged.requests),
  };
}

/** Lists of spec §7: every service has one of them. */
const USUAL: readonly Path[] = [userCalls.pageList, sysUserCalls.pageList, sceneTemplateCalls.list];

async function findAllRows(client: Client, found: Found, lists: readonly Path[], account: string) {
  for (const each of await readRows(client, lists)) findFields(found, each);
  client.use(found.profile);
  const named = await readRows(client, lists);
  for (const each of named) findValues(found, each);
  findIds(found, named);
  client.use(found.profile);
  await findTimes(client, found, named, account);
  return named;
}

const idIn = (rows: Awaited<ReturnType<typeof readRows>>, area: string) => {
  const id = rows.find((each) => areaOf(each.call) === area && each.rows.length)?.rows[0]?.id;
  return id === undefined ? undefined : String(id);
};

/** The header that a list is answered with, by GET or by POST. */
async function findTokenHeader(client: Client, found: Found): Promise<void> {
  const before = client.service.token;
  for (const token of [before, ...tokenWords]) {
    client.service = { ...client.service, token };
    for (const place of USUAL.flatMap((call) => [undefined, call.replace('GET', 'POST')].map((at) => ({ call, at })))) {
      const { success, asked } = await client.ask(place.call, {}, { place: place.at });
      if (!success) continue;
      const { header, prefix } = token;
      if (header !== before.header || prefix !== before.prefix) {
        found.bridge(
          'Sign-in',
          { token: prefix ? token : { header } },
          `The token travels as “${header}: ${prefix}…”.`,
          asked,
        );
      }
      client.use(found.profile);
      return;
    }
  }
  throw new GiveUp('The sign-in is accepted, but no list is answered with its token.');
}

/** Signs in as the console would with this profile, and looks at every screen. */
async function judgedWith({ base, account, password }: Options, profile: Profile, atOnce: boolean, calls: Calls) {
  const client = new Client(base, profile);
  const answer = atOnce ? await client.ask(loginCalls.account, { account, password }) : undefined;
  const data = answer?.data as Record<string, unknown> | undefined;
  client.token = typeof data?.atoken === 'string' ? data.atoken : '';
  const judged = client.token ? await judge(client, calls) : nobodySignsIn();
  return { ...judged, requests: client.requests };
}

const nobodySignsIn = () => ({
  calls: [],
  screens: screens.map(({ path, name }) => ({
    path,
    name,
    verdict: 'not' as const,
    declared: false,
    why: ['Nobody can sign in.'],
  })),
});
