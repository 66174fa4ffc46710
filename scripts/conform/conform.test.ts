import { like } from 'drizzle-orm';
import type { Profile } from '../../config/backEnd';
import { mistakesOf } from '../../config/backEndMistakes';
import { loginCalls } from '../../contract/login/calls';
import { operation } from '../../server/areas/operation/table';
import { savedView } from '../../server/areas/view/table';
import { sensitiveWord } from '../../server/areas/word/table';
import { openTestEmbedded } from '../../server/testDatabase';
import { closeAll, openApp, PASSWORD, type TestApp } from '../../server/testing';
import { type Service, startService } from '../../tests/services/startService';
import type { Variation } from '../../tests/services/variation';
import { everything, type VariationName, variations } from '../../tests/services/variations';
import { EIGHT } from '../../tests/services/variations/calls';
import { conform, type Report } from './conform';
import { added } from './found';
import { readOptions } from './options';
import { paths } from './schemas';

let server: TestApp;
const closing: (() => Promise<void>)[] = [];
let service: Service | undefined;

beforeAll(async () => {
  server = await openApp(openTestEmbedded, {}, closing);
});
// What tells a service's zone is how long ago one signed in there.
beforeEach(() => {
  server.now = new Date();
});
afterAll(() => closeAll(closing));
afterEach(async () => {
  await service?.close();
  service = undefined;
});

const of = (name: VariationName): Variation => variations[name];

async function open(...names: readonly VariationName[]): Promise<readonly string[]> {
  service = await startService({ backEnd: server.app, variations: names });
  const hints = names.flatMap((name) => of(name).hints ?? []);
  return ['--base', service.address, '--account', 'admin', '--password', PASSWORD, ...hints];
}

const ask = (args: readonly string[], profile?: Profile): Promise<Report> => {
  const options = readOptions(args, {});
  return conform(profile ? { ...options, profile } : options);
};

/** Without the address, which differs from run to run. */
const bridgeOf = ({ profile: { address: _, ...profile } }: Report): Profile => profile;

const notWhole = ({ screens }: Report) =>
  screens.filter(({ verdict, declared }) => verdict !== 'whole' && !declared).map(({ path, why }) => [path, ...why]);

/** What is found out is written, and with it the service is whole. */
async function expectBridged(args: readonly string[], expected: Profile): Promise<Report> {
  const first = await ask(args);
  expect(bridgeOf(first)).toEqual(expected);
  expect(mistakesOf(first.profile, paths)).toEqual([]);
  const again = await ask(args, first.profile);
  expect(notWhole(again)).toEqual([]);
  expect(again.notes.filter(({ weight }) => ['bridged', 'lost', 'danger'].includes(weight))).toEqual([]);
  expect(again.whole).toBe(true);
  expect(bridgeOf(again)).toEqual(expected);
  return first;
}

test('the reference is whole, and needs no profile', async () => {
  const report = await ask(await open());
  expect(notWhole(report)).toEqual([]);
  expect(report.whole).toBe(true);
  expect(bridgeOf(report)).toEqual({});
});

test.each<[VariationName, ...VariationName[]]>([
  ['pagingRenamed', 'firstPageZero', 'epochSeconds', 'noTotals'],
  ['localTimes', 'numericIds', 'codeAsText', 'tokenPrefix', 'passwordSha256', 'loginMinimal'],
  ['longNumberIds', 'codeZero', 'envelopeRenamed', 'expiredCode'],
  ['userFieldsRenamed', 'enumValuesRenamed', 'loginPath', 'loginRenamed', 'loginNumericId'],
  ['listsByPost'],
  ['parametersRepeated', 'totalAsText'],
])('in front of %s and so on the profile that it writes bridges what differs', async (...names) => {
  const args = await open(...names);
  const expected = names.reduce<Profile>((profile, name) => added(profile, of(name).profile ?? {}), {});
  const report = await expectBridged(args, expected);
  expect(report.whole).toBe(Object.keys(expected).length === 0);
});

test.each<[VariationName, ...VariationName[]]>([
  ['bareList', 'messageMissing', 'dataNullAfterWrites', 'enumValueUnknown'],
  ['noTotal', 'extraFields', 'nullForNoRows', 'numbersAsText', 'booleansAsNumbers'],
])('what the console takes as it comes needs no profile: %s and so on', async (...names) => {
  const report = await ask(await open(...names));
  expect(notWhole(report)).toEqual([]);
  expect(bridgeOf(report)).toEqual({});
});

test.each(['eightCalls', 'eightCalls405', 'eightCalls501', 'extraCallsFail'] as const)(
  'of the eight calls alone (%s) the profile says so, and the screens of the others are not',
  async (name) => {
    const report = await expectBridged(await open(name), of(name).profile ?? {});
    const verdicts = Object.fromEntries(report.screens.map(({ path, verdict }) => [path, verdict]));
    expect(verdicts).toMatchObject({
      '/user/sysUser': 'partly',
      '/user/appUser': 'partly',
      '/': 'not',
      '/wish/list': 'not',
    });
    const sysUser = report.screens.find(({ path }) => path === '/user/sysUser');
    expect(sysUser).toMatchObject({ verdict: 'partly', bridged: 'whole' });
    expect(report.whole).toBe(false);
  },
);

test('in front of a service that differs in everything the profile bridges it', async () => {
  const { calls: _, ...expected } = everything.reduce<Profile>((all, name) => added(all, of(name).profile ?? {}), {});
  const listed = (call: string) => (/\/(pageList|list)$/.test(call) ? call.replace('GET', 'POST') : true);
  const calls = Object.fromEntries(EIGHT.map((call) => [call, listed(call)]));
  // Where numbers are texts, so are those that stand for values.
  const fields = JSON.parse(JSON.stringify(expected.fields).replace(/:(\d+)/g, ':"$1"'));
  await expectBridged(await open(...everything), {
    ...expected,
    fields,
    calls: { ...calls, '*': false, [loginCalls.account]: 'POST /api/signin' },
  });
});

describe('what nothing bridges is said', () => {
  test.each<[VariationName, string]>([
    ['instantsMissing', 'list.registeredAt: missing'],
    ['rowWithoutId', 'list: a row without an id'],
    ['nullRow', 'list: a row without an id'],
  ])('%s', async (name, says) => {
    const report = await ask(await open(name));
    const users = report.screens.find(({ path }) => path === '/user/appUser');
    expect(users).toMatchObject({ verdict: 'partly', bridged: 'partly' });
    expect(users?.why.join('\n')).toContain(says);
    expect(report.whole).toBe(false);
  });

  test('a service that answers without a token is a danger, and none of its writes is asked for', async () => {
    const report = await ask(await open('leaksWithoutToken'));
    expect(report.notes).toContainEqual(expect.objectContaining({ about: 'Safety', weight: 'danger' }));
    expect(report.whole).toBe(false);
  });

  test('a service that refuses nothing', async () => {
    const report = await ask(await open('validatesNothing'));
    expect(report.notes).toContainEqual(expect.objectContaining({ about: 'Validation', weight: 'said' }));
  });

  test('a console on another origin, where CORS does not allow it', async () => {
    const args = await open('noCors');
    const same = await ask(args);
    expect(same.whole).toBe(true);
    const other = await ask([...args, '--origin', 'https://console.example.com']);
    expect(other.notes).toContainEqual(expect.objectContaining({ about: 'CORS', weight: 'lost' }));
    expect(other.whole).toBe(false);
  });
});

describe('what can’t be asked is said in one line', () => {
  const line = async (args: readonly string[], extra: readonly string[] = []) => {
    const error = await ask([...args, ...extra]).catch((each: Error) => each);
    return error instanceof Error ? error.message : '';
  };

  test('a wrong password, in every way that it may travel, and few tries', async () => {
    const said = await line(await open(), ['--password', 'not-the-one']);
    expect(said).toMatch(
      /^POST \/fish\/admin\/login\/account refuses account or password .*: Wrong account or password$/,
    );
    expect(said).not.toContain('not-the-one');
  });

  test('a sign-in that is elsewhere', async () => {
    const args = await open('loginPath');
    const said = await line(args.slice(0, 6));
    expect(said).toBe('POST /fish/admin/login/account is not there (HTTP 404); --login says where one signs in.');
  });

  test('a service that is not there', async () => {
    const said = await line(['--base', 'http://127.0.0.1:9', '--account', 'admin', '--password', PASSWORD]);
    expect(said).toMatch(/^http:\/\/127\.0\.0\.1:9 does not answer: [^\n]+$/);
  });

  test.each<[string[], string]>([
    [['--base', 'api.example.com'], '--base must be a full address'],
    [['--base', 'https://api.example.com'], '--account is missing'],
    [['--base', 'https://api.example.com', '--account', 'a'], 'The password is missing'],
    [['--bsae', 'x'], "Unknown option '--bsae'"],
    [
      ['--base', 'https://a.example', '--account', 'a', '--password', 'b', '--call', 'POST /fish/x = POST /y'],
      'calls: “POST /fish/x” is no call of the contract.',
    ],
    [
      ['--base', 'https://a.example', '--account', 'a', '--password', 'b', '--config', 'none.json'],
      'The file of --config can’t be read as JSON: none.json.',
    ],
  ])('%j', (args, sentence) => {
    expect(() => readOptions(args, {})).toThrow(sentence);
  });
});

test('nothing is written, and with --write only what is removed again', async () => {
  const args = await open();
  const before = await written();
  await ask(args);
  expect(await written()).toBe(before);

  const report = await ask([...args, '--write']);
  expect(report.whole).toBe(true);
  const done = report.notes.filter(({ about }) => about === 'Writes').map(({ says }) => says);
  expect(done).toEqual([
    expect.stringContaining('view/saveOrUpdate: made'),
    expect.stringContaining('word/saveOrUpdate: made'),
  ]);
  expect(await written()).toBeGreaterThan(before);
  expect(await server.db.$count(sensitiveWord, like(sensitiveWord.word, 'conform%'))).toBe(0);
  expect(await server.db.$count(savedView, like(savedView.name, 'conform%'))).toBe(0);
});

test('what a write does not answer is found again, and removed', async () => {
  const report = await ask([...(await open('dataNullAfterWrites')), '--write']);
  const notes = report.notes.filter(({ about }) => about === 'Writes');
  expect(notes.map(({ weight }) => weight)).toEqual(['taken', 'said', 'taken', 'said']);
  expect(await server.db.$count(sensitiveWord, like(sensitiveWord.word, 'conform%'))).toBe(0);
});

/** The operation log has a row for every write. */
const written = () => server.db.$count(operation);
