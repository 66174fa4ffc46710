import type { Enum } from '@contract/enum';

interface Field {
  name: string;
  /** Of choices. */
  options?: Enum;
}

const seen = new WeakMap<Enum, Set<string>>();

/** Values of an enum that the contract does not know, but that rows had since the console was loaded. */
export const unknownValuesOf = (of: Enum): string[] => [...(seen.get(of) ?? [])];

/** Remembers such values, so that filters offer them. */
export function noteUnknownValues(fields: readonly Field[], rows: readonly object[]): void {
  for (const { name, options } of fields) {
    for (const row of options ? rows : []) {
      const value = (row as Readonly<Record<string, unknown>>)[name];
      if (options && typeof value === 'string' && isUnknownValue(options, value)) add(options, value);
    }
  }
}

/** Without commas, which stand between the values of a filter. */
const VALUE = /^[\p{L}\p{N}_][\p{L}\p{N}_ .:/-]{0,39}$/u;

export const isUnknownValue = (of: Enum, value: string): boolean => !(value in of) && VALUE.test(value);

function add(of: Enum, value: string): void {
  const values = seen.get(of) ?? new Set();
  seen.set(of, values.add(value));
}
