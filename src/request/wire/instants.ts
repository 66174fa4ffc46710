import type { BackEnd } from '@config/backEnd';

type Time = BackEnd['time'];

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const WITH_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?\s?(Z|[+-]\d\d:?\d\d)$/;
const LOCAL = /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;
/** Up to here a number counts seconds (until the year 5138), beyond milliseconds (since 1973). */
const SECONDS_MAX = 1e11;

/** An instant in ISO 8601 of whatever a service calls one: ISO, epoch in s or ms, or a local time. */
export function instantOf(value: unknown, { zone }: Pick<Time, 'zone'>): string | undefined {
  if (typeof value === 'number') return iso(value < SECONDS_MAX ? value * 1000 : value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (ISO.test(text)) return iso(Date.parse(text)) && text;
  if (/^\d{9,13}$/.test(text)) return instantOf(Number(text), { zone });
  if (WITH_ZONE.test(text)) return iso(Date.parse(text.replace(/\s(?=[Z+-])/, '').replace(' ', 'T')));
  const local = LOCAL.exec(text);
  return local ? iso(inZone(local, zone)) : undefined;
}

/** An instant as the service wants it. */
export function sentInstant(instant: string, { format, zone }: Time): string | number {
  const at = Date.parse(instant);
  if (format === 'iso') return instant;
  if (format === 'milliseconds') return at;
  if (format === 'seconds') return Math.floor(at / 1000);
  return new Date(at + offset(at, zone)).toISOString().slice(0, 19).replace('T', ' ');
}

export const isInstant = (value: unknown): value is string => typeof value === 'string' && ISO.test(value);

const iso = (at: number): string | undefined => (Math.abs(at) < 8.64e15 ? new Date(at).toISOString() : undefined);

function inZone([, ...parts]: RegExpExecArray, zone: string): number {
  const wall = utc(parts.map((part) => Number(part ?? 0)) as Clock);
  // Twice, because the first guess may lie on the other side of a clock change.
  const guess = wall - offset(wall, zone);
  return wall - offset(guess, zone);
}

type Clock = [year: number, month: number, day: number, hour: number, minute: number, second: number];
const CLOCK = ['year', 'month', 'day', 'hour', 'minute', 'second'];

const utc = ([year, month, ...time]: Clock) => Date.UTC(year, month - 1, ...time);

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC at an instant, in ms. */
function offset(at: number, zone: string): number {
  const format = formats.get(zone) ?? wallClock(zone);
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const wall = utc(CLOCK.map((type) => part[type]) as Clock);
  return wall - Math.floor(at / 1000) * 1000;
}

const wallClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
