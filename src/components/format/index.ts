import { useIntl } from '@umijs/max';

/** Numbers, days and times as the operator's language writes them, in their time zone. */
export function useFormat() {
  const { locale } = useIntl();
  return formatsOf(locale);
}

const made = new Map<string, ReturnType<typeof makeFormats>>();

/** Made once for a language: the platform's formatters are slow to make, and every cell of a table asks for them. */
export function formatsOf(locale: string) {
  const formats = made.get(locale) ?? makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function makeFormats(locale: string) {
  const number = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const dayOfThisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const dayOfAnyYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat(locale, clock);
  const timeOfThisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...clock });
  const timeOfAnyYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', ...clock });
  const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const second = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const unit = (name: string) => new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' });
  const [minutes, hours, days] = [unit('minute'), unit('hour'), unit('day')];
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });

  /** `12 Oct`, with the year unless it is this one. */
  const day = (instant: string | Date) =>
    (isOfThisYear(instant) ? dayOfThisYear : dayOfAnyYear).format(new Date(instant));

  /** `12 Oct, 20:00`, with the year unless it is this one. */
  const dayTime = (instant: string) =>
    (isOfThisYear(instant) ? timeOfThisYear : timeOfAnyYear).format(new Date(instant));

  /** `4 min ago`, `in 3 days`; beyond 30 days the day. */
  const ago = (instant: string, now = Date.now()) => {
    const seconds = (new Date(instant).getTime() - now) / 1000;
    const distance = Math.abs(seconds);
    if (distance < HOUR) return relative.format(Math.trunc(seconds / MINUTE), 'minute');
    if (distance < DAY) return relative.format(Math.trunc(seconds / HOUR), 'hour');
    if (distance < 30 * DAY) return relative.format(midnightsBetween(now, instant), 'day');
    return day(instant);
  };

  /** `42 min`, `3 hr`, `2 days`: how long something took or takes. */
  const lasting = (ms: number) => {
    const seconds = Math.max(0, ms / 1000);
    if (seconds < HOUR) return minutes.format(Math.trunc(seconds / MINUTE));
    return seconds < 2 * DAY ? hours.format(Math.trunc(seconds / HOUR)) : days.format(Math.trunc(seconds / DAY));
  };

  return {
    day,
    ago,
    dayTime,
    /** `22:00` where it is the same day as `other`, else with the day. */
    timeAfter: (instant: string, other: string) =>
      new Date(instant).toDateString() === new Date(other).toDateString()
        ? time.format(new Date(instant))
        : dayTime(instant),
    lasting,
    /** `12,480` */
    number: (value: number) => number.format(value),
    /** `+120`, `-5` */
    signed: (value: number) => signed.format(value),
    /** `12.5%`, of a part of one. */
    percent: (part: number) => percent.format(part),
    /** `12.5K`, `1.3万`: where there is no room for all of it. */
    compact: (value: number) => compact.format(value),
    /** To the minute. */
    dateTime: (instant: string) => minute.format(new Date(instant)),
    /** To the second, for a tooltip. */
    full: (instant: string) => second.format(new Date(instant)),
  };
}

/** Days from one date to the other: "tomorrow" is the next date, though it may be 47 hours away. */
function midnightsBetween(from: number, to: string): number {
  const midnight = (at: number | string) => new Date(at).setHours(0, 0, 0, 0);
  // Rounded: where clocks change, a day has 23 or 25 hours.
  return Math.round((midnight(to) - midnight(from)) / (DAY * 1000));
}

const isOfThisYear = (instant: string | Date) => new Date(instant).getFullYear() === new Date().getFullYear();
