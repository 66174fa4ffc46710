import { useIntl } from '@umijs/max';

/** Formats numbers, days and times in the operator's language and time zone. */
export function useFormat() {
  const { locale } = useIntl();
  return formatsOf(locale);
}

const made = new Map<string, ReturnType<typeof makeFormats>>();

/** Cached for each language: formatters are slow to create, and every cell needs them. */
export function formatsOf(locale: string) {
  const formats = made.get(locale) ?? makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

/** Stands where a service has nothing to show. */
export const MISSING = '–';

type Missing = null | undefined;

/** A number that is missing is no number to formatters either. */
const numeric = (format: (value: number) => string) => (value: number | Missing) =>
  isNumber(value) ? format(value) : MISSING;

/** The same for instants. */
const timed = (format: (instant: Date) => string) => (instant: string | Date | Missing) => {
  const at = new Date(instant ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? MISSING : format(at);
};

/** What is there of some texts and numbers; empty if nothing is. */
export const joined = (...parts: readonly (string | number | Missing)[]): string =>
  parts.filter((part) => part !== undefined && part !== null && part !== '').join(' ');

/** The same with a dash if nothing is there. */
export const textOf = (...parts: readonly (string | number | Missing)[]): string => joined(...parts) || MISSING;

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Of the numbers that are there; undefined if all are missing. */
export function sumOf(values: readonly (number | Missing)[]): number | undefined {
  const present = values.filter(isNumber);
  return present.length || !values.length ? present.reduce((sum, value) => sum + value, 0) : undefined;
}

/** The largest of the numbers that are there. */
export function mostOf(values: readonly (number | Missing)[]): number | undefined {
  const present = values.filter(isNumber);
  return present.length ? Math.max(...present) : undefined;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function makeFormats(locale: string) {
  const number = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const compact = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
    useGrouping: 'always',
  });
  const dayOfThisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const dayOfAnyYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat(locale, clock);
  const timeOfThisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...clock });
  const timeOfAnyYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', ...clock });
  const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const second = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });
  const unit = (name: string) => new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' });
  const [seconds, minutes, hours, days] = [unit('second'), unit('minute'), unit('hour'), unit('day')];
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });

  /** `12 Oct`; the year is added unless it is the current one. */
  const day = timed((at) => (isOfThisYear(at) ? dayOfThisYear : dayOfAnyYear).format(at));

  /** `12 Oct, 20:00`; the year is added unless it is the current one. */
  const dayTime = timed((at) => (isOfThisYear(at) ? timeOfThisYear : timeOfAnyYear).format(at));

  /** `4 min ago`, `in 3 days`; beyond 30 days the date. */
  const ago = (instant: string | Missing, now = Date.now()) =>
    timed((at) => {
      const seconds = (at.getTime() - now) / 1000;
      const distance = Math.abs(seconds);
      if (distance < HOUR) return relative.format(Math.trunc(seconds / MINUTE), 'minute');
      if (distance < DAY) return relative.format(Math.trunc(seconds / HOUR), 'hour');
      if (distance < 30 * DAY) return relative.format(midnightsBetween(now, at), 'day');
      return day(at);
    })(instant);

  /** A duration: `42 min`, `3 hr`, `2 days`. */
  const lasting = numeric((ms) => {
    const passed = Math.max(0, ms / 1000);
    if (passed < HOUR) return minutes.format(Math.trunc(passed / MINUTE));
    return passed < 2 * DAY ? hours.format(Math.trunc(passed / HOUR)) : days.format(Math.trunc(passed / DAY));
  });

  /** The same where it is known to the second: `12 sec`, `42 min`. */
  const lastingSeconds = numeric((ms) =>
    ms < MINUTE * 1000 ? seconds.format(Math.trunc(Math.max(0, ms / 1000))) : lasting(ms),
  );

  return {
    day,
    ago,
    dayTime,
    /** `22:00` on the same day as `other`, else with the date. */
    timeAfter: (instant: string | Missing, other: string | Missing) =>
      timed((at) =>
        at.toDateString() === new Date(other ?? Number.NaN).toDateString() ? time.format(at) : dayTime(at),
      )(instant),
    lasting,
    lastingSeconds,
    number: numeric((value) => withMinus(number.format(value))),
    signed: numeric((value) => withMinus(signed.format(value))),
    /** `12.5%`, from a fraction. */
    percent: numeric((part) => withMinus(percent.format(part))),
    /** `12.0%`: in a column all have one digit. */
    share: numeric((part) => withMinus(share.format(part))),
    /** `12.5K`, `1.3万`, where space is short. */
    compact: numeric((value) => withMinus(compact.format(value))),
    /** To the minute. */
    dateTime: timed((at) => minute.format(at)),
    full: timed((at) => second.format(at)),
  };
}

/** `−5`: the sign that is as wide as a digit, where `Intl` writes a hyphen. */
export const withMinus = (text: string): string => text.replace('-', '−');

/** Calendar days between two instants: "tomorrow" is the next date, even 47 hours away. */
function midnightsBetween(from: number, to: Date): number {
  const midnight = (at: number | Date) => new Date(at).setHours(0, 0, 0, 0);
  // Rounded, because a day with a clock change has 23 or 25 hours.
  return Math.round((midnight(to) - midnight(from)) / (DAY * 1000));
}

const isOfThisYear = (at: Date) => at.getFullYear() === new Date().getFullYear();
