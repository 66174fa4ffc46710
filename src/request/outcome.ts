import { type Effect, effects } from '@contract/effects';
import type { Path } from '@contract/index';
import type { Row } from './lastRead';
import { lacks } from './read';
import { isInstant } from './wire/instants';

/** `changed`: the record was changed meanwhile, but not to what was sent. */
export type Outcome = 'done' | 'notDone' | 'changed' | 'unknown';

/** Fields of a write that are no part of what is to be. */
const BESIDES = ['id', 'version'];

/** What a write makes of its record; undefined if the record can't show it, such as a note that is added. */
export function effectOf(call: Path, sent: Row, was: Row): Effect | undefined {
  const effect = effects[call]?.(sent, was) ?? [sent];
  return effect === 'gone' || effect.some((each) => changedBy(each, was).length > 0) ? effect : undefined;
}

/** What became of a write, by its record before and after it; `now` is undefined if the record is gone. */
export function outcomeOf(effect: Effect, was: Row, now: Row | undefined): Outcome {
  if (effect === 'gone') return now ? 'notDone' : 'done';
  if (!now) return 'changed';
  const isRead = (name: string) => now[name] !== undefined && !lacks(now, name);
  const wanted = effect.map((each) => changedBy(each, was).filter(isRead));
  if (wanted.every((names) => !names.length)) return 'unknown';
  const isAt = (record: Row, names: string[]) => names.every((name) => covers(record[name], now[name]));
  if (effect.some((each, index) => wanted[index]?.length && isAt(each, wanted[index]))) return 'done';
  return sameVersion(was, now) && isAt(was, wanted.flat()) ? 'notDone' : 'changed';
}

/** The fields that a write changes, of those that are known. */
const changedBy = (wanted: Row, was: Row): string[] =>
  Object.keys(wanted).filter((name) => !BESIDES.includes(name) && name in was && !covers(wanted[name], was[name]));

/** Not every service has versions. */
const sameVersion = (was: Row, now: Row) =>
  was.version === undefined || now.version === undefined || was.version === now.version;

/**
 * Whether a value has all that another one says. Back ends trim texts, take an empty one for null, and write an instant
 * with any number of decimals.
 */
function covers(sent: unknown, found: unknown): boolean {
  if (Array.isArray(sent) && Array.isArray(found))
    return sent.length === found.length && sent.every((each, index) => covers(each, found[index]));
  if (isObject(sent) && isObject(found)) return Object.keys(sent).every((name) => covers(sent[name], found[name]));
  if (isInstant(sent) && isInstant(found)) return Date.parse(sent) === Date.parse(found);
  return plain(sent) === plain(found);
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''));
