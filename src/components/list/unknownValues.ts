import type { Enum } from '@contract/enum';

interface Field {
  name: string;
  /** Of choices. */
  options?: Enum;
}

const seen = new WeakMap<Enum, Set<string>>();
const refused = new WeakMap<Enum, Set<string>>();

/** Values of an enum that the contract does not know, but that rows had since the console was loaded. */
export const unknownValuesOf = (of: Enum): string[] => [...(seen.get(of) ?? [])];

/** Remembers such values, so that filters offer them. */
export function noteUnknownValues(fields: readonly Field[], rows: readonly object[]): void {
  for (const { name, options } of fields) {
    for (const row of options ? rows : []) {
      const value = (row as Readonly<Record<string, unknown>>)[name];
      if (options && typeof value === 'string' && isUnknownValue(options, value)) add(seen, options, value);
    }
  }
}

/** Remembers one that the service can't be asked for. False if that was known. */
export function noteRefusedValue(of: Enum, value: string): boolean {
  if (!isUnknownValue(of, value)) return false;
  add(refused, of, value);
  return true;
}

/** Without commas, which stand between the values of a filter. */
const VALUE = /^[\p{L}\p{N}_][\p{L}\p{N}_ .:/-]{0,39}$/u;

export const isUnknownValue = (of: Enum, value: string): boolean =>
  !(value in of) && VALUE.test(value) && !refused.get(of)?.has(value);

function add(to: WeakMap<Enum, Set<string>>, of: Enum, value: string): void {
  const values = to.get(of) ?? new Set();
  to.set(of, values.add(value));
}
