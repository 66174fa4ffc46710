import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { encrypt } from './testing';

/** Values that records of the database have, for fields of that name. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const TEXT_MAX = 5000;
const DEEP = Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 'deep');

const instants = [
  '2026-03-10T10:20:30.456Z',
  '2026-01-31T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '2031-12-31T23:59:59.9999Z',
];
const endsOfTime = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0002-01-01T00:00:00Z',
  '1582-10-10T00:00:00Z',
  '9998-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999Z',
  `2026-01-01T00:00:00.${'9'.repeat(300)}Z`,
];
const ids = ['7200000000000000001', '1', '9223372036854775807'];
const numbers = [0, 1, 2, 7, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER];
const texts = [
  'a',
  'admin',
  'fish 鱼 🐟',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '{nickname|x}',
  '{',
  '<b>',
  '\u202e',
  'İ',
  '*',
  '**',
  '*a*b*',
];

/** Whatever a field is for, none of these may be more than a refusal. */
const hostile = fc.constantFrom<unknown>(
  ...[null, true, [], {}, [[]], [null], { id: 1 }, DEEP, -1, 1.5, 1e308, -(2 ** 53), ...numbers],
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udfffb', '\ud800\ud800', 'NaN', 'Infinity', '-0', '1e3', '0x10', ' 1', '１'],
  ...['x'.repeat(TEXT_MAX), '🐟'.repeat(TEXT_MAX), ','.repeat(TEXT_MAX), '9'.repeat(400)],
  ...['9223372036854775808', '-1', '0', '00', ...ids, ...endsOfTime, '+275760-09-13T00:00:00Z', '2026-02-30', '24:00'],
  ...['constructor', '__proto__', 'toString', 'ascend', 'createdAt', 'id', 'id desc', ',', 'Asia/Shanghai', ...texts],
);

const one = <T>(values: readonly T[]) => fc.constantFrom(...values);

type Definition = { type: string; innerType?: z.ZodType; element?: z.ZodType; in?: z.ZodType; out?: z.ZodType } & {
  entries?: Record<string, string>;
  options?: z.ZodType[];
  values?: unknown[];
};

/** Requests that a schema takes; where it says more than its form (a refinement), most of them. */
export function valid(schema: z.ZodType, known: Known, name = ''): Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition;
  return (
    makers[definition.type]?.(definition, (inner) => valid(inner as z.ZodType, known, name), {
      schema,
      known,
      name,
    }) ?? hostile
  );
}

type Maker = (
  definition: Definition,
  of: (inner: z.ZodType | undefined) => Arbitrary<unknown>,
  at: { schema: z.ZodType; known: Known; name: string },
) => Arbitrary<unknown>;

const makers: Readonly<Record<string, Maker>> = {
  object: (_, _of, { schema, known }) => objects(schema as z.ZodObject, known),
  array: ({ element }, of) => fc.array(of(element), { minLength: 1, maxLength: 3 }),
  optional: ({ innerType }, of) => fc.option(of(innerType), { nil: undefined, freq: 2 }),
  default: ({ innerType }, of) => fc.option(of(innerType), { nil: undefined, freq: 2 }),
  nullable: ({ innerType }, of) => fc.option(of(innerType), { nil: null, freq: 2 }),
  // A preprocessing makes what the schema behind it takes; a transformation comes behind what is asked.
  pipe: (definition, of) => of(definition.in instanceof z.ZodTransform ? definition.out : definition.in),
  enum: ({ entries = {} }) => one(Object.values(entries)),
  literal: ({ values = [] }) => one(values),
  union: ({ options = [] }, of) => fc.oneof(...options.map(of)),
  boolean: () => fc.boolean(),
  number: (_, _of, { schema, known, name }) => numbersOf(schema as z.ZodNumber, known[name] as number[]),
  string: (_, _of, { schema, known, name }) => textsOf(schema as z.ZodString, known, name),
};

function objects({ shape }: z.ZodObject, known: Known): Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(Object.entries(shape).map(([field, inner]) => [field, valid(inner as z.ZodType, known, field)])),
  );
}

function numbersOf({ minValue, maxValue }: z.ZodNumber, known: readonly number[] = []): Arbitrary<number> {
  const [min, max] = [minValue ?? 0, maxValue ?? Number.MAX_SAFE_INTEGER];
  return one([min, max, ...[...known, ...numbers].filter((number) => number >= min && number <= max)]);
}

function textsOf({ format, minLength, maxLength, _zod }: z.ZodString, known: Known, name: string): Arbitrary<string> {
  if (format === 'datetime') return one([...instants, '0002-01-01T00:00:00Z', '9998-12-31T23:59:59.999Z']);
  if (format === 'date') return one(['2026-03-01', '2026-03-10', '1990-01-01', '2999-12-31']);
  if (format === 'email') return one(['fish@example.com']);
  if (format === 'uuid') return fc.uuid();
  if (/id$/i.test(name)) return one([...((known.id ?? []) as string[]), ...ids]);
  if (/^zone$/i.test(name)) return one(['UTC', 'Asia/Shanghai', 'America/Havana']);
  if (/password|pwd/i.test(name)) return one(['a', 'fishadmin', 'several words of mine'].map(encrypt));
  const [pattern] = _zod.bag.patterns ?? [];
  if (pattern) return fc.oneof(fc.stringMatching(pattern), one(ids));
  const most = Math.min(maxLength ?? TEXT_MAX, TEXT_MAX);
  const least = Math.min(minLength ?? 0, most);
  const fits = (text: string) => text.length >= least && text.length <= most;
  return one([...texts, 'x'.repeat(least), 'x'.repeat(most), '鱼'.repeat(most)].filter(fits));
}

/** A request with one value in it, wherever it stands, replaced, removed or added. */
export const spoilt = (requests: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(requests, fc.nat(), hostile, fc.constantFrom('replace', 'replace', 'remove', 'add'), texts_)
    .map(([request, at, value, how, name]) => spoil(structuredClone(request), { at, value, how, name }));

const texts_ = fc.constantFrom('constructor', 'toString', 'id', 'ids', 'length', 'extra', '\ud800', '');

interface Harm {
  at: number;
  value: unknown;
  how: string;
  name: string;
}

function spoil(request: unknown, { at, value, how, name }: Harm): unknown {
  const places = placesIn(request);
  const [holder, key] = places[at % Math.max(places.length, 1)] ?? [];
  if (!holder || key === undefined) {
    return how === 'add' && typeof request === 'object' ? { ...request, [name]: value } : value;
  }
  if (how === 'remove') delete holder[key];
  else holder[how === 'add' && !Array.isArray(holder) ? name : key] = value;
  return request;
}

type Place = [holder: Record<string, unknown>, key: string];

const placesIn = (value: unknown): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => {
        const holder = value as Record<string, unknown>;
        return [[holder, key] as Place, ...placesIn(holder[key])];
      })
    : [];
