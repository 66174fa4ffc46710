import { z } from 'zod';
import { byId, endpoints, id, instant, nothing, reason, version } from '../base';
import { valuesOf } from '../enum';
import { person } from '../person';
import { VARIABLES } from '../variables';
import { audienceCalls } from './calls';
import {
  AUDIENCE_BY_DAYS,
  AUDIENCE_DAYS_MAX,
  AUDIENCE_LIST_MAX,
  AUDIENCE_NAME_MAX,
  AUDIENCE_TEXT_MAX,
  audienceKind,
} from './enums';

const asked = {
  kind: z.enum(valuesOf(audienceKind)),
  days: z
    .int()
    .min(1)
    .max(AUDIENCE_DAYS_MAX)
    .nullable()
    .meta({
      description: `how many of the last days (of 24 hours, up to now); null unless \`kind\` is one of ${AUDIENCE_BY_DAYS.join(', ')}`,
    }),
  numbers: z
    .array(z.int().min(1).max(Number.MAX_SAFE_INTEGER))
    .min(1)
    .max(AUDIENCE_LIST_MAX)
    .nullable()
    .meta({ description: 'numbers of users, of which one that occurs twice counts once; null unless `kind` is list' }),
};

/** Who receives something. The recipients are determined when the sending begins, not before. */
export const audience = z.object(asked).superRefine(({ kind, days, numbers }, context) => {
  if (AUDIENCE_BY_DAYS.includes(kind) !== (days !== null)) {
    context.addIssue({ code: 'custom', path: ['days'] });
  }
  if ((kind === 'list') !== (numbers !== null)) {
    context.addIssue({ code: 'custom', path: ['numbers'] });
  }
});
/** An audience in a list: for a list of numbers only how many it has. */
export const audienceInList = z.object({ kind: asked.kind, days: asked.days, listed: z.int() });
export const audienceInDetail = z.object({ ...asked, listed: z.int() });
export type Audience = z.infer<typeof audience>;

const audienceEstimate = z.object({
  /** Users who would receive it. */
  recipients: z.int(),
  /** Users of the audience who would not receive it because they are banned now. */
  banned: z.int(),
  /** All users who are not banned, whatever the audience. */
  everyone: z.int(),
  /** For each variable: recipients who have no value for it and for whom the text gives no other words. */
  empty: z.array(z.object({ variable: z.enum(VARIABLES), recipients: z.int() })),
});
export type AudienceEstimate = z.infer<typeof audienceEstimate>;

const numberList = z.object({
  /** Known numbers, each once, in the order they were pasted. */
  numbers: z.array(z.int()),
  /** The first of these users, 20 at most. */
  users: z.array(person),
  /** How many numbers occurred more than once. */
  repeated: z.int(),
  /** Numbers that no user has, as written; 200 at most. */
  unknown: z.array(z.string()),
  unknownCount: z.int(),
  /** Pieces of text that are not a number, as written; 200 at most. */
  unreadable: z.array(z.string()),
  unreadableCount: z.int(),
  /** Known users who would not receive it because they are banned now. */
  banned: z.int(),
});
export type NumberList = z.infer<typeof numberList>;

const saved = { id, name: z.string(), by: z.string().nullable(), byId: id.nullable(), updatedAt: instant, version };

/** An audience that operators keep under a name. What is written to it copies it, and keeps its copy. */
const savedAudience = z.object({ ...saved, audience: audienceInDetail });
const savedAudienceInList = z.object({ ...saved, audience: audienceInList });
export type SavedAudience = z.infer<typeof savedAudienceInList>;

const savedAudienceForm = z.object({
  id: id.optional(),
  version: version.optional(),
  /** Unique, ignoring case. */
  name: z.string().trim().min(1).max(AUDIENCE_NAME_MAX),
  /** Required for a new one; one that is renamed keeps its own. */
  audience: audience.optional(),
});

export const audienceEndpoints = endpoints({
  [audienceCalls.estimate]: {
    summary: 'How many users an audience is right now, and for how many a variable of the texts would be empty.',
    body: z.object({ audience, texts: z.array(z.string().max(5000)).max(5).default([]) }),
    data: audienceEstimate,
  },
  [audienceCalls.parse]: {
    summary: 'Reads a pasted list of numbers: separated by anything but digits, letters, plus, minus and inner points.',
    body: z.object({ text: z.string().max(AUDIENCE_TEXT_MAX) }),
    data: numberList,
  },
  [audienceCalls.list]: {
    summary: 'The saved audiences, by name; lists of numbers without their numbers.',
    data: z.object({ list: z.array(savedAudienceInList) }),
  },
  [audienceCalls.detail]: { summary: 'One saved audience, with its numbers.', query: byId, data: savedAudience },
  [audienceCalls.saveOrUpdate]: {
    summary: 'Save an audience under a name (without id), or rename or replace one (with id and version).',
    body: savedAudienceForm,
    data: savedAudience,
  },
  [audienceCalls.remove]: {
    summary: 'Remove a saved audience. What was written to it stays as it is.',
    body: z.object({ id, reason }),
    data: nothing,
  },
});
