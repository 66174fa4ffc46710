import type { Enum } from '@contract/enum';
import type { RecordSource } from '@/components/RecordSelect/source';
import { endOfDay, isDay, isInstant, lastDays, startOfDay } from './days';

type Field =
  /** What doesn't match `pattern` counts as absent. One that is set `byAddress` has a chip only while it is set. */
  | { type: 'text'; name: string; label: string; pattern?: RegExp; byAddress?: boolean }
  /** Several values, unless `single`. */
  | { type: 'choices'; name: string; label: string; options: Enum; single?: boolean }
  /** Sends `<name>From` and `<name>To`, both inclusive. */
  | { type: 'numbers'; name: string; label: string; min: number; max: number }
  /**
   * Days of the operator's zone in the address, from one to another or `<name>=30d`: the last 30, whenever that is
   * asked. Sent as the instants that the first begins and the last ends. A link may name the instants themselves.
   */
  | { type: 'days'; name: string; label: string }
  /** Amounts in major units, as people write them: `<name>From` and `<name>To`, both inclusive, of whatever currency. */
  | { type: 'money'; name: string; label: string }
  /** One record, by its id. */
  | { type: 'record'; name: string; label: string; source: RecordSource; byAddress?: boolean };

/**
 * What can be filtered by; `name` is the name in the query, in the address, and (as `label`) in the language files. The
 * chip of one with `more` stands behind "More filters" until it is set.
 */
export type FilterField = Field & { more?: true };

/** Filters as they stand in the address. */
export type FilterValues = Readonly<Record<string, string>>;

/** Names a field takes in the address. */
export function namesOf({ type, name }: FilterField): string[] {
  const ends = [`${name}From`, `${name}To`];
  if (type === 'days') return [name, ...ends];
  return type === 'numbers' || type === 'money' ? ends : [name];
}

/** The values of an address that make sense for these fields; nonsense counts as absent. */
export function readFilters(fields: readonly FilterField[], params: URLSearchParams): FilterValues {
  const values: Record<string, string> = {};
  for (const field of fields) {
    for (const name of namesOf(field)) {
      const value = clean(field, name, params.get(name)?.trim() ?? '');
      if (value) values[name] = value;
      // The last days say both ends.
      if (value && field.type === 'days' && name === field.name) break;
    }
  }
  return values;
}

/** Whether what was typed for one of a field's names can be filtered by. */
export const isUsable = (field: FilterField, name: string, typed: string): boolean =>
  clean(field, name, typed.trim()) !== '';

/** The same filters as the contract wants them at an instant: days become instants. */
export function toQuery(fields: readonly FilterField[], values: FilterValues, now = new Date()): FilterValues {
  const query: Record<string, string> = { ...values };
  for (const { type, name } of fields) {
    if (type !== 'days') continue;
    const { from, to } = rangeOf(values, name, now);
    delete query[name];
    if (from) query[`${name}From`] = isInstant(from) ? from : startOfDay(from).toISOString();
    if (to) query[`${name}To`] = isInstant(to) ? to : endOfDay(to).toISOString();
  }
  return query;
}

/** How many days a filter by days reaches back, when it doesn't name them. */
export const daysBack = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value.slice(0, -1));

/** From which day to which a filter by days goes, in the operator's zone. */
export function rangeOf(values: FilterValues, name: string, now: Date): { from?: string; to?: string } {
  const back = daysBack(values[name]);
  return back ? lastDays(back, now) : { from: values[`${name}From`], to: values[`${name}To`] };
}

const ID = /^[1-9]\d{0,18}$/;
/** What the contract takes: an amount never goes through a float. */
const MAJOR = /^\d{1,10}(\.\d{1,2})?$/;
const TEXT_MAX = 100;
const DAYS_MAX = 365;

function clean(field: FilterField, name: string, value: string): string {
  switch (field.type) {
    case 'text':
      return field.pattern && !field.pattern.test(value) ? '' : value.slice(0, TEXT_MAX);
    case 'choices': {
      const known = value.split(',').filter((choice) => Object.hasOwn(field.options, choice));
      return (field.single ? known.slice(0, 1) : [...new Set(known)]).join(',');
    }
    case 'numbers':
      return isWhole(value, field.min, field.max) ? value : '';
    case 'money':
      return only(MAJOR, value);
    case 'record':
      return only(ID, value);
    case 'days':
      return (name === field.name ? isDaysBack(value) : isDay(value) || isInstant(value)) ? value : '';
  }
}

const only = (pattern: RegExp, value: string) => (pattern.test(value) ? value : '');

const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

const isDaysBack = (text: string) => text.endsWith('d') && isWhole(text.slice(0, -1), 1, DAYS_MAX);
