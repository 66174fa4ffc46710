import type { Integral } from '../../../contract/integral';
import { type IntegralEvent, type IntegralWhy, isOnce } from '../../../contract/integral/enums';

/** What counts of a rule that is on; without an id it is only tried. */
export type Rule = Pick<Integral, 'event' | 'points' | 'dailyCap' | 'fromLevel'> & { id: string | null };

/** What a user has been given for an event until now. */
export interface Given {
  /** Points, on this day. */
  today: number;
  /** Whether ever. */
  before: boolean;
}

export interface Award {
  points: number;
  /** Points that the daily cap keeps back. */
  withheld: number;
  /** The rule that applies; null where none does. */
  rule: Rule | null;
  /** Why nothing is given; null where points are. */
  why: IntegralWhy | null;
}

const nothing = (why: IntegralWhy, rule: Rule | null = null, withheld = 0): Award => ({
  points: 0,
  withheld,
  rule,
  why,
});

/**
 * What a user of a level is given for an event, by the rules that are on. The one place that knows: what is booked and
 * what is previewed both ask here.
 */
export function award(rules: readonly Rule[], event: IntegralEvent, level: number, given: Given): Award {
  const ofEvent = rules.filter((rule) => rule.event === event);
  if (ofEvent.length === 0) {
    return nothing('noRule');
  }
  const [rule] = ofEvent
    .filter(({ fromLevel }) => fromLevel <= level)
    .toSorted((one, other) => other.fromLevel - one.fromLevel);
  if (!rule) {
    return nothing('levelTooLow');
  }
  if (isOnce(event) && given.before) {
    return nothing('givenBefore', rule);
  }
  const left = rule.dailyCap === null ? rule.points : Math.max(0, rule.dailyCap - given.today);
  const points = Math.min(rule.points, left);
  const withheld = rule.points - points;
  return points > 0 ? { points, withheld, rule, why: null } : nothing('capReached', rule, withheld);
}

/** Events of one day and how often each happens, in their order. */
export type DayOfEvents = readonly { event: IntegralEvent; times: number }[];

/** What a user of a level, who was given nothing before, is given day by day for what happens on them. */
export function replay(rules: readonly Rule[], level: number, days: readonly DayOfEvents[]) {
  const everGiven = new Set<IntegralEvent>();
  return days.map((events) => {
    const today = new Map<IntegralEvent, number>();
    const give = (event: IntegralEvent) => {
      const done = today.get(event) ?? 0;
      const made = award(rules, event, level, { today: done, before: everGiven.has(event) });
      today.set(event, done + made.points);
      if (made.points > 0) {
        everGiven.add(event);
      }
      return made;
    };
    const outcomes = events.map(({ event, times }) => {
      const awards = Array.from({ length: times }, () => give(event));
      const { rule = null, why = null } = awards.at(-1) ?? {};
      return { event, times, points: sumOf(awards, 'points'), withheld: sumOf(awards, 'withheld'), rule, why };
    });
    return { points: sumOf(outcomes, 'points'), events: outcomes };
  });
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
  rows.reduce((sum, row) => sum + row[key], 0);
