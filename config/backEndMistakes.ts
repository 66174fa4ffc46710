import { backEnd, reference, withProfile } from './backEnd';

type Group = Record<string, unknown>;
type Check = (value: unknown, name: string) => string[];
type NameCheck = (name: string) => string[];

/**
 * What is wrong with a profile (config/backEnd.ts), a sentence each; none if it can be used.
 *
 * @param profile what `fish.config.json` holds
 * @param calls every call of the contract, `GET /fish/admin/tip/pageList`
 */
export function mistakesOf(profile: unknown, calls: readonly string[]): string[] {
  const areas = new Set(calls.map((call) => call.split('/')[3] ?? ''));
  const callName: NameCheck = (name) => (calls.includes(name) ? [] : [`“${name}” is no call of the contract.`]);
  const callPattern: NameCheck = (name) =>
    name.endsWith('*') && calls.some((call) => call.startsWith(name.slice(0, -1))) ? [] : callName(name);
  const areaName: NameCheck = (name) => (areas.has(name) ? [] : [`“${name}” is no area of the contract.`]);

  const check = group({
    address,
    pictures: origins,
    publicKey: text,
    token: group({ header: filled, prefix: text }),
    timeout: group({ read: seconds, write: seconds }),
    envelope: group({
      code: filled,
      message: filled,
      data: filled,
      codes: group(Object.fromEntries(Object.keys(reference.envelope.codes).map((name) => [name, codeList]))),
    }),
    paging: group({
      current: filled,
      pageSize: filled,
      sort: filled,
      order: filled,
      firstPage: oneOf(0, 1),
      ascend: filled,
      descend: filled,
      list: filled,
      total: filled,
    }),
    several: oneOf('commas', 'repeated'),
    ids: oneOf('text', 'number'),
    time: group({ format: oneOf('iso', 'seconds', 'milliseconds', 'local'), zone }),
    encrypted: eachOf(callName, eachOf(anyName, oneOf('rsa', 'sha256', 'base64', 'plain'))),
    calls: eachOf(callPattern, place),
    fields: eachOf(areaName, eachOf(anyName, field)),
  });
  return check(profile, '');
}

/** The mistakes of the profile that is built in. */
export const builtInMistakes = (calls: readonly string[]): string[] =>
  mistakesOf(withProfile(reference, backEnd), calls);

const METHOD_AND_PATH = /^(GET|POST|PUT|PATCH|DELETE) \/\S*$/;

const anyName: NameCheck = () => [];
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const must = (holds: boolean, name: string, be: string) => (holds ? [] : [`“${name}” must be ${be}.`]);

const text: Check = (value, name) => must(typeof value === 'string', name, 'a text');
const filled: Check = (value, name) => must(typeof value === 'string' && value.trim() !== '', name, 'a text');
const address: Check = (value, name) =>
  must(
    value === '' || /^https?:\/\/[^/\s]+(\/\S*)?$/.test(String(value)),
    name,
    'a full address such as https://api.example.com',
  );
const origins: Check = (value, name) =>
  must(
    Array.isArray(value) && value.every((each) => /^https?:\/\/[^/\s;,]+$/.test(String(each))),
    name,
    'a list of origins such as https://cdn.example.com',
  );
const seconds: Check = (value, name) =>
  must(typeof value === 'number' && value >= 0, name, 'a number of seconds, or 0 for no limit');
const zone: Check = (value, name) => {
  try {
    Intl.DateTimeFormat('en', { timeZone: String(value) });
    return must(typeof value === 'string', name, 'a time zone such as Asia/Shanghai');
  } catch {
    return [`“${name}” must be a time zone such as Asia/Shanghai.`];
  }
};
const codeList: Check = (value, name) => {
  const all = Array.isArray(value) ? value : [value];
  return must(
    all.length > 0 && all.every((each) => typeof each === 'number' || typeof each === 'string'),
    name,
    'a code or a list of codes',
  );
};
const place: Check = (value, name) =>
  name.endsWith('*')
    ? must(typeof value === 'boolean', name, 'true or false')
    : must(
        typeof value === 'boolean' || METHOD_AND_PATH.test(String(value)),
        name,
        'true, false, or a method and a path such as “POST /api/signin”',
      );
const field: Check = (value, name) =>
  typeof value === 'string'
    ? filled(value, name)
    : group({ name: filled, values: eachOf(anyName, single) })(value, name);
const single: Check = (value, name) =>
  must(['string', 'number', 'boolean'].includes(typeof value), name, 'a text, a number, true or false');

function oneOf(...values: readonly (string | number)[]): Check {
  return (value, name) => must(values.includes(value as string), name, values.map((each) => `“${each}”`).join(' or '));
}

function group(checks: Record<string, Check>): Check {
  return eachOf(
    (name) => (name in checks ? [] : [`“${name}” is no setting; there are ${Object.keys(checks).join(', ')}.`]),
    (value, name) => checks[name.split(' › ').at(-1) ?? '']?.(value, name) ?? [],
  );
}

function eachOf(checkName: NameCheck, checkValue: Check): Check {
  return (value, name) => {
    if (!isGroup(value)) return [name ? `“${name}” must be a group, { … }.` : 'It must be a group, { … }.'];
    return Object.entries(value).flatMap(([key, each]) => [
      ...checkName(key).map((mistake) => (name ? `${name}: ${mistake}` : mistake)),
      ...checkValue(each, name ? `${name} › ${key}` : key),
    ]);
  };
}
