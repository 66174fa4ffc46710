import type { Input } from '@contract/index';
import type { Integral } from '@contract/integral';
import { type IntegralEvent, integralEvent } from '@contract/integral/enums';
import type { paths } from '@contract/paths';

/** What a rule gives, also one that is not saved. */
export type Tried = Pick<Integral, 'event' | 'points' | 'dailyCap' | 'fromLevel'> & { id?: string };

/** A user of a level to whom the same happens every day. */
export interface Question {
  level: number;
  days: number;
  events: readonly { event: IntegralEvent; times: number }[];
}

const allEvents = Object.keys(integralEvent) as IntegralEvent[];

/** What is asked until something else is set: a week of sign-ins, or of what a rule is about. */
export const firstQuestion = (about?: Pick<Integral, 'event' | 'fromLevel'>): Question => ({
  level: about?.fromLevel ?? 3,
  days: 7,
  events: [{ event: about?.event ?? 'signIn', times: 1 }],
});

/** An event stands in a day once. */
export const eventsLeft = ({ events }: Question): IntegralEvent[] =>
  allEvents.filter((event) => !events.some((asked) => asked.event === event));

/** As the back end is asked. */
export const inputOf = ({ level, days, events }: Question, rule?: Tried): Input<typeof paths.integral.preview> => ({
  level,
  days: Array.from({ length: days }, () => [...events]),
  ...(rule && { rule: partsOf(rule) }),
});

const partsOf = ({ id, event, points, dailyCap, fromLevel }: Tried): Tried => ({
  ...(id && { id }),
  ...{ event, points, dailyCap, fromLevel },
});
