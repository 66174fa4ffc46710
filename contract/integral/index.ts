import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, nothing, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { LEVEL_MAX } from '../user/enums';
import { integralCalls } from './calls';
import {
  INTEGRAL_CAP_MAX,
  INTEGRAL_POINTS_MAX,
  integralEvent,
  integralStatus,
  integralWhy,
  PREVIEW_DAYS_MAX,
  PREVIEW_TIMES_MAX,
} from './enums';

const event = z.enum(valuesOf(integralEvent));
const status = z.enum(valuesOf(integralStatus));
const why = z.enum(valuesOf(integralWhy)).nullable();
const level = z.int().min(1).max(LEVEL_MAX);

const numbers = {
  /** Each time the event happens. */
  points: z.int().min(1).max(INTEGRAL_POINTS_MAX),
  /** The most points that a user gets for the event on one day of `APP_ZONE`; null: no cap. Never below `points`. */
  dailyCap: z.int().min(1).max(INTEGRAL_CAP_MAX).nullable(),
  /**
   * Users below this level get nothing by this rule. Of several rules, the one with the highest level that the user has
   * applies.
   */
  fromLevel: level,
};

const integral = z.object({
  id,
  event,
  ...numbers,
  status,
  /** Ledger entries that it caused. */
  applied: z.int(),
  createdAt: instant,
  updatedAt: instant,
  by: z.string(),
  byId: id,
  version,
});
export type Integral = z.infer<typeof integral>;

const filters = {
  /** Part of the event's name, in any language. */
  keyword: z.string().trim().max(100).optional(),
  event: anyOf(event),
  status: anyOf(status),
  fromLevelFrom: z.coerce.number().int().min(1).max(LEVEL_MAX).optional(),
  fromLevelTo: z.coerce.number().int().min(1).max(LEVEL_MAX).optional(),
};

export const integralQuery = pageQuery(['event', 'points', 'dailyCap', 'fromLevel', 'updatedAt'], filters);
export const integralSelection = selection(filters);

const day = z
  .array(z.object({ event, times: z.int().min(1).max(PREVIEW_TIMES_MAX) }))
  .max(valuesOf(integralEvent).length);

/** A rule that applied to an event; a rule that is not saved yet has no id. */
const applied = z.object({ id: id.nullable(), event, ...numbers });

const previewed = z.object({
  event,
  times: z.int(),
  points: z.int(),
  /** Points not given because of the daily cap. */
  withheld: z.int(),
  /** Null where no rule applied. */
  rule: applied.nullable(),
  /** Why the last of these times gave nothing. */
  why,
});

export const integralEndpoints = endpoints({
  [integralCalls.pageList]: {
    summary: 'Points rules, paged, by event and level.',
    query: integralQuery,
    data: page(integral),
  },
  [integralCalls.detail]: { summary: 'One points rule.', query: byId, data: integral },
  [integralCalls.saveOrUpdate]: {
    summary:
      'Create, switched off (without id), or update (with id and version); other numbers of a rule that is on need a reason.',
    body: z.object({
      id: id.optional(),
      version: version.optional(),
      /** Can't be changed later. */
      event,
      ...numbers,
      dailyCap: numbers.dailyCap.optional(),
      reason: reason.optional(),
    }),
    data: integral,
  },
  [integralCalls.changeStatus]: {
    summary: 'Switch on or off; with version only as it was read.',
    body: z.object({ id, version: version.optional(), status, reason }),
    data: integral,
  },
  [integralCalls.remove]: {
    summary: 'Delete a rule that is off and has never given points.',
    body: z.object({ id, reason }),
    data: nothing,
  },
  [integralCalls.countByStatus]: {
    summary: 'How many rules a selection means, by status.',
    body: integralSelection,
    data: z.object({ total: z.int(), on: z.int(), off: z.int() }),
  },
  [integralCalls.preview]: {
    summary: 'What a new user of a level would be given for a history, by the rules that are on. Changes nothing.',
    body: z.object({
      level,
      days: z.array(day).min(1).max(PREVIEW_DAYS_MAX),
      /** A rule that is not saved. It replaces the rule with this id, or is added to the others, and counts as on. */
      rule: z.object({ id: id.optional(), event, ...numbers }).optional(),
    }),
    data: z.object({
      total: z.int(),
      /** The total with the saved rules alone; equals the total when no `rule` is given. */
      saved: z.int(),
      days: z.array(z.object({ points: z.int(), events: z.array(previewed) })),
    }),
  },
  [integralCalls.earn]: {
    summary: 'An event happened to a user: its points go through the ledger. The same requestId is given points once.',
    body: z.object({ userId: id, event, requestId: z.uuid() }),
    data: z.object({
      /** Points given now; where it is 0, `why` says the reason. */
      points: z.int(),
      balance: z.int(),
      ruleId: id.nullable(),
      why,
    }),
  },
});
