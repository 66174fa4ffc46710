import { valueWords } from './words';

type Values = Record<string, string | number | boolean>;

const SPELLINGS: readonly ((value: string) => string)[] = [
  (value) => value.toUpperCase(),
  (value) => value.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase(),
  (value) => value.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase(),
  (value) => value.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase(),
  (value) => value.toLowerCase(),
  (value) => value.charAt(0).toUpperCase() + value.slice(1),
];

/**
 * What a service calls an enum's values, from those of its that the contract does not know. Undefined unless all are
 * certain: which of two numbers means “banned” nobody should guess.
 */
export function valuesFor(own: readonly string[], strange: readonly unknown[]): Values | undefined {
  return spelled(own, strange) ?? worded(own, strange);
}

function spelled(own: readonly string[], strange: readonly unknown[]): Values | undefined {
  const spelling = SPELLINGS.find((spell) => strange.every((wire) => own.some((value) => spell(value) === wire)));
  return spelling && Object.fromEntries(own.map((value) => [value, spelling(value)]));
}

function worded(own: readonly string[], strange: readonly unknown[]): Values | undefined {
  const values: Values = {};
  for (const wire of strange) {
    const meant = own.filter((value) => isCalled(value, wire));
    if (meant.length !== 1 || !meant[0] || meant[0] in values) return undefined;
    values[meant[0]] = wire as string;
  }
  return completed(own, values);
}

const isCalled = (value: string, wire: unknown) =>
  [value, ...(valueWords[value] ?? [])].includes(String(wire).toLowerCase());

/** Where a number was not among the rows it still has one: 1 and 0, or 1, 2 and 0 of ISO 5218. */
function completed(own: readonly string[], values: Values): Values {
  const [sample] = Object.values(values);
  const isNumber = typeof sample === 'number' || /^\d$/.test(String(sample));
  if (!isNumber && typeof sample !== 'boolean') return values;
  const all = own.map((value) => {
    const word = (valueWords[value] ?? []).find((each) =>
      (typeof sample === 'boolean' ? /^(true|false)$/ : /^\d$/).test(each),
    );
    return [value, values[value] ?? asLike(sample, word)] as const;
  });
  return Object.fromEntries(all.filter((each): each is [string, Values[string]] => each[1] !== undefined));
}

function asLike(sample: unknown, word: string | undefined): string | number | boolean | undefined {
  if (word === undefined || typeof sample === 'string') return word;
  return typeof sample === 'boolean' ? word === 'true' : Number(word);
}
