import type { Enum } from '@contract/enum';
import type { RecordSource } from '@/components/RecordSelect/source';
import type { MessageId } from '@/locales/messages';
import { endOfDay, isDay, isInstant, lastDays, startOfDay } from './days';
import { isUnknownValue } from './unknownValues';

/** A filter. `name` is used in the query, in the address and (as `label`) in the language files. */
export type FilterField =
  /**
   * Ignored unless it matches `pattern`. With `byAddress` the chip appears only when the address sets it, with
   * `asNumber` it is sent as a number.
   */
  | { type: 'text'; name: string; label: MessageId; pattern?: RegExp; byAddress?: boolean; asNumber?: boolean }
  /** Several values, unless `single`. A service may have others than the contract. */
  | { type: 'choices'; name: string; label: MessageId; options: Enum; single?: boolean }
  /** Sends `<name>From` and `<name>To`, both inclusive. */
  | { type: 'numbers'; name: string; label: MessageId; min: number; max: number }
  /**
   * Days in the operator's zone: a range, or `<name>=30d` for the last 30 days from today. They are sent as the first
   * and last instant. A link may also give the instants themselves.
   */
  | { type: 'days'; name: string; label: MessageId }
  /** Amounts in major units: `<name>From` and `<name>To`, both inclusive, in any currency. */
  | { type: 'money'; name: string; label: MessageId }
  | { type: 'record'; name: string; label: MessageId; source: RecordSource; byAddress?: boolean };

/** As an address has them. */
export type FilterValues = Readonly<Record<string, string>>;

/** As the contract has them. */
export type FilterQuery = Record<string, string | number | string[]>;

export function namesOf({ type, name }: FilterField): string[] {
  const ends = [`${name}From`, `${name}To`];
  if (type === 'days') return [name, ...ends];
  return type === 'numbers' || type === 'money' ? ends : [name];
}

/** The valid filters of an address, without what `unusedOf` tells. */
export function readFilters(fields: readonly FilterField[], params: URLSearchParams): FilterValues {
  const values: Record<string, string> = {};
  for (const field of fields) {
    for (const name of namesOf(field)) {
      const value = clean(field, name, params.get(name)?.trim() ?? '');
      if (value) values[name] = value;
      // "Last n days" has no separate ends.
      if (value && field.type === 'days' && name === field.name) break;
    }
  }
  return values;
}

/** A value of an address that can't be used. */
export interface Unused {
  field: FilterField;
  name: string;
  value: string;
}

export const unusedOf = (fields: readonly FilterField[], params: URLSearchParams): Unused[] =>
  fields.flatMap((field) =>
    namesOf(field).flatMap((name) => {
      const written = params.get(name)?.trim() ?? '';
      const used = clean(field, name, written);
      if (field.type !== 'choices') return written && !used ? { field, name, value: written } : [];
      const value = choicesIn(written).filter((choice) => choice && !isChoice(field.options, choice));
      return value.length ? { field, name, value: value.join(', ') } : [];
    }),
  );

/** What is typed but can't be applied: a value that means nothing, or the upper end of a range below its lower one. */
export type Wrong = Readonly<Record<string, 'value' | 'order'>>;

export function wrongIn(field: FilterField, typed: Readonly<Record<string, string | undefined>>): Wrong {
  const names = namesOf(field);
  const unusable = names.filter((name) => typed[name] && !clean(field, name, typed[name].trim()));
  if (unusable.length) return Object.fromEntries(unusable.map((name) => [name, 'value']));
  if (field.type !== 'numbers' && field.type !== 'money') return {};
  const [from, to] = names.map((name) => typed[name]);
  return from && to && Number(from) > Number(to) ? { [`${field.name}To`]: 'order' } : {};
}

/** The filters in the contract's form: several choices are a list, numbers are numbers, days become instants. */
export const toQuery = (fields: readonly FilterField[], values: FilterValues, now = new Date()): FilterQuery =>
  Object.assign(
    {},
    ...fields.map((field) => (field.type === 'days' ? sentDays(field.name, values, now) : sentValues(field, values))),
  );

function sentDays(name: string, values: FilterValues, now: Date): FilterQuery {
  const { from, to } = rangeOf(values, name, now);
  return {
    ...(from && { [`${name}From`]: isInstant(from) ? from : startOfDay(from).toISOString() }),
    ...(to && { [`${name}To`]: isInstant(to) ? to : endOfDay(to).toISOString() }),
  };
}

function sentValues(field: FilterField, values: FilterValues): FilterQuery {
  const names = namesOf(field);
  const own = Object.entries(values).filter(([name]) => names.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, sent(field, value)]));
}

function sent(field: FilterField, value: string): string | number | string[] {
  if (field.type === 'choices' && !field.single) return choicesIn(value);
  const isNumber = field.type === 'numbers' || (field.type === 'text' && field.asNumber);
  return isNumber ? Number(value) : value;
}

/** The number of days of a "last n days" filter. */
export const daysBack = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value.slice(0, -1));

/** The first and last day of a filter, in the operator's zone. */
export function rangeOf(values: FilterValues, name: string, now: Date): { from?: string; to?: string } {
  const back = daysBack(values[name]);
  return back ? lastDays(back, now) : { from: values[`${name}From`], to: values[`${name}To`] };
}

/** As in the contract, or a long id of another kind, such as a UUID. */
export const ID = /^([1-9]\d{0,18}|[\w-]{16,64})$/;
/** The contract's form of an amount; it never becomes a float. */
const MAJOR = /^\d{1,10}(\.\d{1,2})?$/;
const TEXT_MAX = 100;
const DAYS_MAX = 365;

function clean(field: FilterField, name: string, value: string): string {
  switch (field.type) {
    case 'text':
      return field.pattern && !field.pattern.test(value) ? '' : value.slice(0, TEXT_MAX);
    case 'choices': {
      const usable = choicesIn(value).filter((choice) => isChoice(field.options, choice));
      return (field.single ? usable.slice(0, 1) : [...new Set(usable)]).join(',');
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

const choicesIn = (value: string) => value.split(',').map((choice) => choice.trim());

const isChoice = (options: Enum, value: string) => Object.hasOwn(options, value) || isUnknownValue(options, value);

const only = (pattern: RegExp, value: string) => (pattern.test(value) ? value : '');

const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

const isDaysBack = (text: string) => text.endsWith('d') && isWhole(text.slice(0, -1), 1, DAYS_MAX);
