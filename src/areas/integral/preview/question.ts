import { valuesOf } from '@contract/enum';
import type { Input } from '@contract/index';
import type { Integral } from '@contract/integral';
import type { integralCalls } from '@contract/integral/calls';
import { type IntegralEvent, integralEvent } from '@contract/integral/enums';

export type Tried = Pick<Integral, 'event' | 'points' | 'dailyCap' | 'fromLevel'> & { id?: string };

export interface Question {
  level: number;
  days: number;
  events: readonly { event: IntegralEvent; times: number }[];
}

const allEvents = valuesOf(integralEvent);

/** The first question: a week of sign-ins, or of the given rule's event. */
export const firstQuestion = (about?: Pick<Integral, 'event' | 'fromLevel'>): Question => ({
  level: about?.fromLevel ?? 3,
  days: 7,
  events: [{ event: about?.event ?? 'signIn', times: 1 }],
});

export const eventsLeft = ({ events }: Question): IntegralEvent[] =>
  allEvents.filter((event) => !events.some((counted) => counted.event === event));

export const previewInputOf = (
  { level, days, events }: Question,
  rule?: Tried,
): Input<typeof integralCalls.preview> => ({
  level,
  days: Array.from({ length: days }, () => [...events]),
  ...(rule && { rule: partsOf(rule) }),
});

const partsOf = ({ id, event, points, dailyCap, fromLevel }: Tried): Tried => ({
  ...(id && { id }),
  ...{ event, points, dailyCap, fromLevel },
});
