import { valuesOf } from '@contract/enum';
import { type Grain, grain, STATISTIC_DAYS_MAX } from '@contract/wish/enums';
import { dayOf, daysBetween, isDay, lastDays, lastMonth, lastWeek } from '@/components/list/days';

/** Named ranges; their days depend on today. */
export const presets = ['7d', '30d', '90d', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
type Preset = (typeof presets)[number];

/** The question of all statistics; it is kept in the address. */
export interface StatisticQuery {
  /** Undefined if the address has explicit days. */
  preset?: Preset;
  /** Days in the operator's zone, both inclusive. */
  from: string;
  to: string;
  grain: Grain;
  compare: boolean;
}

export type QueryChange = { preset: Preset } | { from: string; to: string } | { grain: Grain } | { compare: boolean };

const DEFAULT = { preset: '30d', grain: 'day' } as const;

/** Reads the query from an address. Missing and invalid values become the default. */
export function readQuery(params: URLSearchParams, now = new Date()): StatisticQuery {
  const shape = {
    grain: valuesOf(grain).find((name) => name === params.get('grain')) ?? DEFAULT.grain,
    compare: params.get('compare') === 'true',
  };
  const named = presets.find((name) => name === params.get('range'));
  const days = named ? undefined : daysOf(params);
  if (days) return { ...days, ...shape };
  const preset = named ?? DEFAULT.preset;
  return { preset, ...rangeOf(preset, now), ...shape };
}

/** Why the days of an address are none to ask for: too many of them, or no range at all. */
export type WrongDays = 'long' | 'none';

export function wrongDaysOf(params: URLSearchParams): WrongDays | undefined {
  const named = params.get('range');
  const [from, to] = [params.get('from'), params.get('to')];
  if (presets.some((name) => name === named) || (named ?? from ?? to) === null) return undefined;
  if (daysOf(params)) return undefined;
  return isRange(from ?? '', to ?? '') ? 'long' : 'none';
}

/** Whether a question may span these days. */
export const isAskable = ({ from, to }: Pick<StatisticQuery, 'from' | 'to'>): boolean =>
  isRange(from, to) && daysBetween(from, to) < STATISTIC_DAYS_MAX;

/** Whether these days end with one that is not over, so that a comparison is of a part with a whole. */
export const isRunning = ({ to }: Pick<StatisticQuery, 'to'>, now = new Date()): boolean => to >= dayOf(now);

/** As many days right before, which a comparison is with. */
export function daysBefore({ from, to }: Pick<StatisticQuery, 'from' | 'to'>): { from: string; to: string } {
  const moved = (day: string, by: number) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return dayOf(new Date(year, month - 1, date - by));
  };
  return { from: moved(from, daysBetween(from, to) + 1), to: moved(from, 1) };
}

/** The address with a changed query. Defaults are left out; names of others are kept. */
export function withPeriodQuery(address: URLSearchParams, change: QueryChange): URLSearchParams {
  const next = new URLSearchParams(address);
  const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  if ('grain' in change) set('grain', change.grain === DEFAULT.grain ? undefined : change.grain);
  else if ('compare' in change) set('compare', change.compare ? 'true' : undefined);
  else {
    const preset = 'preset' in change ? change.preset : undefined;
    set('range', preset === DEFAULT.preset ? undefined : preset);
    set('from', 'from' in change ? change.from : undefined);
    set('to', 'to' in change ? change.to : undefined);
  }
  return next;
}

/** The days of a named range. The current month ends today; weeks begin on Monday. */
export function rangeOf(preset: Preset, now: Date): { from: string; to: string } {
  switch (preset) {
    case 'lastWeek':
      return lastWeek(now);
    case 'thisMonth':
      return { from: dayOf(new Date(now.getFullYear(), now.getMonth(), 1)), to: dayOf(now) };
    case 'lastMonth':
      return lastMonth(now);
    default:
      return lastDays(Number(preset.slice(0, -1)), now);
  }
}

function daysOf(params: URLSearchParams): { from: string; to: string } | undefined {
  const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  return isAskable(days) ? days : undefined;
}

const isRange = (from: string, to: string) => isDay(from) && isDay(to) && from <= to;
