import type { Integral } from '../../../contract/integral';
import { type IntegralEvent, type IntegralWhy, isOnce } from '../../../contract/integral/enums';

/** The relevant fields of a rule that is on; a rule in a preview may have no id. */
export type PointsRule = Pick<Integral, 'event' | 'points' | 'dailyCap' | 'fromLevel'> & { id: string | null };

/** What a user has received for an event until now. */
export interface EarnedPoints {
  /** Points on this day. */
  today: number;
  before: boolean;
}

interface Award {
  points: number;
  /** Points not given because of the daily cap. */
  withheld: number;
  /** Null where no rule applies. */
  rule: PointsRule | null;
  /** Why nothing is given; null where points are given. */
  why: IntegralWhy | null;
}

const nothing = (why: IntegralWhy, rule: PointsRule | null = null, withheld = 0): Award => ({
  points: 0,
  withheld,
  rule,
  why,
});

/**
 * The points for one event of a user with a level, by the rules that are on. Booking and preview both use this
 * function, so that they can't differ.
 */
export function award(rules: readonly PointsRule[], event: IntegralEvent, level: number, given: EarnedPoints): Award {
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

/** The events of one day, in order, with how many times each happens. */
export type DayOfEvents = readonly { event: IntegralEvent; times: number }[];

/** The points, day by day, of a user who has received nothing before. */
export function replay(rules: readonly PointsRule[], level: number, days: readonly DayOfEvents[]) {
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
