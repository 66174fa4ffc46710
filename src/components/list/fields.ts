import type { Enum } from '@contract/enum';

/** What can be filtered by; `name` is the name in the query, in the address, and (as `label`) in the language files. */
export type FilterField =
  /** What doesn't match `pattern` counts as absent. One that is set `byAddress` has a chip only while it is set. */
  | { type: 'text'; name: string; label: string; pattern?: RegExp; byAddress?: boolean }
  | { type: 'choices'; name: string; label: string; options: Enum }
  /** Sends `<name>From` and `<name>To`, both inclusive. */
  | { type: 'numbers'; name: string; label: string; min: number; max: number }
  /** Days of the operator's zone in the address; sent as the instants that the first begins and the last ends. */
  | { type: 'days'; name: string; label: string };

/** Filters as they stand in the address. */
export type FilterValues = Readonly<Record<string, string>>;

/** Names a field takes in the address. */
export function namesOf({ type, name }: FilterField): string[] {
  return type === 'numbers' || type === 'days' ? [`${name}From`, `${name}To`] : [name];
}

/** The values of an address that make sense for these fields; nonsense counts as absent. */
export function readFilters(fields: readonly FilterField[], params: URLSearchParams): FilterValues {
  const values: Record<string, string> = {};
  for (const field of fields) {
    for (const name of namesOf(field)) {
      const value = clean(field, params.get(name)?.trim() ?? '');
      if (value) values[name] = value;
    }
  }
  return values;
}

/** The same filters as the contract wants them: days become instants. */
export function toQuery(fields: readonly FilterField[], values: FilterValues): FilterValues {
  const query: Record<string, string> = { ...values };
  for (const { type, name } of fields) {
    if (type !== 'days') continue;
    const from = values[`${name}From`];
    const to = values[`${name}To`];
    if (from) query[`${name}From`] = startOfDay(from).toISOString();
    if (to) query[`${name}To`] = endOfDay(to).toISOString();
  }
  return query;
}

const TEXT_MAX = 100;

function clean(field: FilterField, value: string): string {
  switch (field.type) {
    case 'text':
      return field.pattern && !field.pattern.test(value) ? '' : value.slice(0, TEXT_MAX);
    case 'choices':
      return value
        .split(',')
        .filter((choice) => Object.hasOwn(field.options, choice))
        .join(',');
    case 'numbers':
      return /^\d{1,9}$/.test(value) && Number(value) >= field.min && Number(value) <= field.max ? value : '';
    case 'days':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(startOfDay(value).getTime()) ? value : '';
  }
}

const startOfDay = (day: string) => new Date(`${day}T00:00:00`);
const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`);
