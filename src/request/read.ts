import type { Shape } from '@contract/shapes';
import { profile } from './backEnd';
import { isNoted, note } from './deviations';
import { instantOf } from './wire/instants';
import { shapes } from '@@/contract/shapes';

type Row = Record<string, unknown>;
type Fields = Readonly<Record<string, Shape>>;

/** The answer has nothing of what the call asks for. */
export class Unreadable extends Error {}

/** What a write did not answer, so that a page has to read the record again. */
const partial = new WeakSet<object>();
export const isPartial = (answer: unknown): boolean => answer instanceof Object && partial.has(answer);

/** How many rows of a list were left out, because they have no id. */
const skipped = new WeakMap<object, number>();
export const skippedOf = (list: readonly unknown[]): number => skipped.get(list) ?? 0;

/** The fields that an answer did not have, and that are the emptiest of their kind now. */
const lacking = new WeakMap<object, readonly string[]>();
export const lacks = (record: object, field: string): boolean => lacking.get(record)?.includes(field) ?? false;

/**
 * An answer as the contract says: lists are lists, texts texts, numbers numbers, ids texts, instants ISO 8601. What is
 * missing is the emptiest of its kind: null where the contract knows null, else `''`, `[]`, an object of these, or
 * undefined for numbers, instants, ids and booleans. Rows without an id are left out. Fields that the contract does not know stay.
 *
 * @throws Unreadable if it is no answer at all, such as a text where a list is expected
 */
export function readAnswer(call: string, data: unknown, sent: unknown): unknown {
  const shape = shapes[call];
  if (!shape || shape === 'nothing') return shape ? null : data;
  const found = unwrapped(call, shape, data, isRow(sent) ? sent : {});
  if (typeof shape === 'object' && (typeof found !== 'object' || found === null)) throw new Unreadable();
  return read(shape, found, { call, field: '' });
}

/** The answer of a write. Whatever it is, the write is done: what is missing is taken from what was sent. */
export function readWritten(call: string, data: unknown, sent: unknown): unknown {
  const shape = shapes[call];
  if (Array.isArray(shape)) return readAll(shape, data, call);
  if (!isFields(shape)) return shape === 'nothing' ? null : data;
  const answer = isRow(data) ? data : {};
  const known = isRow(sent) ? sent : {};
  const missing = missingIn(shape, answer);
  if (missing.length) note(call, '', 'noRecord');
  const taken = missing.filter((key) => key !== 'version' && key in known).map((key) => [key, known[key]]);
  const record = fill(shape, { ...Object.fromEntries(taken), ...answer }, { call, field: '' }, true);
  if (missing.length) partial.add(record);
  return record;
}

/**
 * The record that a refused write answers, as it is now. Undefined unless it is whole: an edit that is compared with a part
 * of it would undo the rest.
 */
export function readNow(call: string, data: unknown): unknown {
  const shape = shapes[call];
  if (!isFields(shape) || !isRow(data) || missingIn(shape, data).length) return undefined;
  return fill(shape, data, { call, field: '' });
}

const missingIn = (shape: Fields, answer: Row) =>
  Object.keys(shape).filter((key) => !MARK.test(key) && !(key in answer));

function readAll(shape: readonly Shape[], data: unknown, call: string): unknown {
  if (!Array.isArray(data)) note(call, '', 'noRecord');
  return read(shape as Shape, Array.isArray(data) ? data : [], { call, field: '' });
}

/** A record with what else the answer of a call has, as far as it is known. */
export function completed(call: string, record: unknown): unknown {
  const shape = shapes[call];
  return isFields(shape) && isRow(record) ? fill(shape, record, { call, field: '' }, true) : record;
}

/** What the browser has kept of an answer; undefined if it does not fit. */
export function readKept(call: string, kept: unknown): unknown {
  return fits(shapes[call] ?? 'any', kept) ? kept : undefined;
}

interface Place {
  call: string;
  field: string;
}

function read(shape: Shape, value: unknown, place: Place): unknown {
  if (typeof shape === 'string') return readers[shape](value, place);
  if (!isFields(shape)) return readList(shape[0], value, place);
  if (isRow(value)) return fill(shape, value, place);
  noteMissing(value, place);
  return fill(shape, {}, place, true);
}

function readList(shape: Shape, value: unknown, place: Place): unknown[] {
  if (!Array.isArray(value)) {
    noteMissing(value, place);
    return [];
  }
  if (!isFields(shape)) {
    const isThere = (item: unknown) => (shape !== 'text' && shape !== 'id') || (item !== null && item !== undefined);
    return value.filter(isThere).map((item) => read(shape, item, place));
  }
  const rows = value.filter((item) => isUsable(shape, item, place)).map((item) => fill(shape, item as Row, place));
  if (rows.length < value.length) skipped.set(rows, value.length - rows.length);
  return rows;
}

/** A row needs an id, if the contract says that it has one. */
function isUsable(shape: Fields, item: unknown, place: Place): boolean {
  if (isRow(item) && (!('id' in shape) || isId(item.id))) return true;
  note(place.call, place.field, 'row');
  return false;
}

/** `quiet`: the object itself is missing, which is noted already. */
function fill(shape: Fields, value: Row, place: Place, quiet = false): Row {
  const row: Row = { ...value };
  const missing = [...(lacking.get(value) ?? [])];
  for (const [key, part] of Object.entries(shape)) {
    const name = key.replace(MARK, '');
    if (row[name] === undefined && !key.endsWith('~')) missing.push(name);
    const own = usable(key, part, row[name], place);
    if (own !== undefined || (name === key && !quiet)) {
      row[name] = read(part, own, { call: place.call, field: place.field ? `${place.field}.${name}` : name });
    } else {
      leaveOut(row, key, part);
    }
  }
  if (missing.length) lacking.set(row, missing);
  return row;
}

/** Leaves out a field that is missing, or empties it where it may not be left out. */
function leaveOut(row: Row, key: string, part: Shape): void {
  const name = key.replace(MARK, '');
  if (row[name] === null && key.endsWith('?~')) return;
  if (key.endsWith('~')) delete row[name];
  else row[name] = key.endsWith('?') ? null : empty(part);
}

/** What may be left out is, rather than emptied, where it is no list or object as it should be. */
function usable(key: string, part: Shape, value: unknown, place: Place): unknown {
  const isWrong = typeof part === 'object' && (isFields(part) ? !isRow(value) : !Array.isArray(value));
  if (!key.endsWith('~') || !isWrong || value === undefined || value === null) return value ?? undefined;
  noteMissing(value, { call: place.call, field: key.replace(MARK, '') });
  return undefined;
}

/** What a field's name ends with in a shape. */
const MARK = /\?~$|[?~]$/;

function empty(shape: Shape): unknown {
  if (shape === 'text') return '';
  if (typeof shape === 'string') return undefined;
  return isFields(shape) ? fill(shape, {}, { call: '', field: '' }, true) : [];
}

const readers: Record<Shape & string, (value: unknown, place: Place) => unknown> = {
  any: (value) => value,
  nothing: () => null,
  text(value, place) {
    if (typeof value === 'string') return value;
    noteMissing(value, place);
    return isPlain(value) ? String(value) : '';
  },
  id(value, place) {
    if (typeof value === 'string' && value) return value;
    noteMissing(value, place);
    return isId(value) ? String(value) : undefined;
  },
  number(value, place) {
    if (typeof value === 'number') return value;
    noteMissing(value, place);
    const number = typeof value === 'string' && value.trim() ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? number : undefined;
  },
  boolean(value, place) {
    if (typeof value === 'boolean') return value;
    noteMissing(value, place);
    return BOOLEANS[String(value).toLowerCase()];
  },
  instant(value, place) {
    const instant = instantOf(value, profile().time);
    if (instant === undefined || instant !== value) noteMissing(value, place);
    return instant;
  },
};

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

const noteMissing = (value: unknown, { call, field }: Place) =>
  note(call, field, value === undefined || value === null ? 'missing' : 'kind');

/** A page that came as a bare list, and a list that came as a page. */
function unwrapped(call: string, shape: Shape, data: unknown, sent: Row): unknown {
  if (isPage(shape)) return pageOf(call, data, sent);
  if (isFields(shape) || typeof shape === 'string' || Array.isArray(data) || !isRow(data)) return data;
  note(call, '', 'list');
  return onlyList(data);
}

function pageOf(call: string, data: unknown, { current = 1, pageSize }: Row): unknown {
  if (Array.isArray(data)) return pageOfList(call, data, Number(current), Number(pageSize));
  if (!isRow(data)) return data;
  const names = profile().paging;
  // Some services have null for no rows.
  const list = names.list in data ? (data[names.list] ?? []) : onlyList(data);
  if (!Array.isArray(list)) throw new Unreadable();
  if (!(names.list in data)) note(call, 'list', 'missing');
  const size = Number(pageSize ?? (list.length || 1));
  const total = data[names.total] ?? countedSoFar(call, list.length, Number(current), size);
  // Only a text is the contract's: others have `false` or the number of a page there.
  const next = typeof data.next === 'string' ? data.next : undefined;
  return { ...data, list, total, current: Number(current), pageSize: size, next };
}

/** A list as long as a page may be one of several. */
function pageOfList(call: string, list: unknown[], current: number, pageSize: number): unknown {
  note(call, '', 'list');
  const isOneOfSeveral = list.length === pageSize || (list.length < pageSize && current > 1);
  if (!isOneOfSeveral) return { list, total: list.length, current: 1, pageSize: list.length || 1 };
  return { list, total: countedSoFar(call, list.length, current, pageSize), current, pageSize };
}

/** Whether the answers so far of a list said how many rows there are. */
export const countsRows = (call: string): boolean => !isNoted(call, 'total', 'missing');

/** Without a total there is a next page as long as this one is full. */
function countedSoFar(call: string, rows: number, current: number, pageSize: number): number {
  note(call, 'total', 'missing');
  return (current - 1) * pageSize + rows + (rows >= pageSize ? 1 : 0);
}

function onlyList(data: Row): unknown[] | undefined {
  const lists = Object.values(data).filter((value): value is unknown[] => Array.isArray(value));
  return lists.length === 1 ? lists[0] : undefined;
}

function fits(shape: Shape, value: unknown): boolean {
  if (shape === 'any' || shape === 'nothing') return true;
  if (shape === 'number' || shape === 'boolean') return typeof value === shape;
  if (typeof shape === 'string') return typeof value === 'string';
  if (!isFields(shape)) return Array.isArray(value) && value.every((item) => fits(shape[0], item));
  return (
    isRow(value) &&
    Object.entries(shape).every(([key, part]) => {
      const name = key.replace(MARK, '');
      const own = value[name];
      return name !== key && (own === null || own === undefined) ? true : fits(part, own);
    })
  );
}

const isFields = (shape: Shape | undefined): shape is Fields => typeof shape === 'object' && !Array.isArray(shape);
const isPage = (shape: Shape) => isFields(shape) && 'list' in shape && 'total' in shape;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isId = (value: unknown) => (typeof value === 'string' && value !== '') || Number.isFinite(value);
