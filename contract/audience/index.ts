import { z } from 'zod';
import { endpoints } from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
import { person } from '../person';
import { VARIABLES } from '../variables';
import { AUDIENCE_BY_DAYS, AUDIENCE_DAYS_MAX, AUDIENCE_LIST_MAX, AUDIENCE_TEXT_MAX, audienceKind } from './enums';

const asked = {
  kind: z.enum(valuesOf(audienceKind)),
  /** For `registered` and `active`: in how many of the last days (of 24 hours, up to now). */
  days: z.int().min(1).max(AUDIENCE_DAYS_MAX).nullable(),
  /** For `list`: numbers of users; each gets it once, however often it stands here. */
  numbers: z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(AUDIENCE_LIST_MAX).nullable(),
};

/** Whom something goes to, as it is asked for; who that is, is settled when the sending begins. */
export const audience = z.object(asked).superRefine(({ kind, days, numbers }, context) => {
  if (AUDIENCE_BY_DAYS.includes(kind) !== (days !== null)) {
    context.addIssue({ code: 'custom', path: ['days'] });
  }
  if ((kind === 'list') !== (numbers !== null)) {
    context.addIssue({ code: 'custom', path: ['numbers'] });
  }
});
/** An audience in a list: a list of numbers only by how many it has. */
export const audienceInList = z.object({ kind: asked.kind, days: asked.days, listed: z.int() });
/** An audience of one record. */
export const audienceInDetail = z.object({ ...asked, listed: z.int() });
export type Audience = z.infer<typeof audience>;

/** How many an audience is right now. */
export const audienceEstimate = z.object({
  /** Users who would get it. */
  recipients: z.int(),
  /** Left out because they are banned right now. */
  banned: z.int(),
  /** All users who are not banned, whatever the audience. */
  everyone: z.int(),
  /** Of the recipients, those for whom a variable of the texts has no value and no words to stand for it, by variable. */
  empty: z.array(z.object({ variable: z.enum(VARIABLES), recipients: z.int() })),
});
export type AudienceEstimate = z.infer<typeof audienceEstimate>;

/** What a pasted list of numbers means. */
export const numberList = z.object({
  /** Known numbers, each once, in the order they were pasted. */
  numbers: z.array(z.int()),
  /** The first of the users they name, 20 at most. */
  users: z.array(person),
  /** How many stood there more than once. */
  repeated: z.int(),
  /** Numbers that no user has, as they were written; 200 at most. */
  unknown: z.array(z.string()),
  unknownCount: z.int(),
  /** Pieces that are no number at all, as they were written; 200 at most. */
  unreadable: z.array(z.string()),
  unreadableCount: z.int(),
  /** Known, but banned right now: they would not get it. */
  banned: z.int(),
});
export type NumberList = z.infer<typeof numberList>;

export const audienceEndpoints = endpoints({
  [paths.audience.estimate]: {
    summary: 'How many users an audience is right now, and for how many a variable of the texts would be empty.',
    body: z.object({ audience, texts: z.array(z.string().max(5000)).max(5).default([]) }),
    data: audienceEstimate,
  },
  [paths.audience.parse]: {
    summary: 'Reads a pasted list of numbers: separated by anything but digits, letters, plus, minus and inner points.',
    body: z.object({ text: z.string().max(AUDIENCE_TEXT_MAX) }),
    data: numberList,
  },
});
