import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, nothing, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
import { LEVEL_MAX } from '../user/enums';
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

/** What a rule gives. */
const numbers = {
  /** For each time the event happens. */
  points: z.int().min(1).max(INTEGRAL_POINTS_MAX),
  /** The most points that a user gets for the event on one day of `APP_ZONE`; null is no cap. Never below `points`. */
  dailyCap: z.int().min(1).max(INTEGRAL_CAP_MAX).nullable(),
  /** Users below this level get nothing by it. Of several rules the one with the highest level a user has applies. */
  fromLevel: level,
};

/** How many points users are given for an event. */
export const integral = z.object({
  id,
  event,
  ...numbers,
  status,
  /** Ledger entries it made. */
  applied: z.int(),
  createdAt: instant,
  updatedAt: instant,
  /** The admin who wrote it last. */
  by: z.string(),
  byId: id,
  version,
});
export type Integral = z.infer<typeof integral>;

const filters = {
  /** Part of what the event is called, in any language. */
  keyword: z.string().trim().max(100).optional(),
  event: anyOf(event),
  status: anyOf(status),
  fromLevelFrom: z.coerce.number().int().min(1).max(LEVEL_MAX).optional(),
  fromLevelTo: z.coerce.number().int().min(1).max(LEVEL_MAX).optional(),
};

export const integralQuery = pageQuery(['event', 'points', 'dailyCap', 'fromLevel', 'updatedAt'], filters);
export const integralSelection = selection(filters);

/** What happens on one day: which events, how often. */
const day = z
  .array(z.object({ event, times: z.int().min(1).max(PREVIEW_TIMES_MAX) }))
  .max(valuesOf(integralEvent).length);

/** A rule as it applied to an event; without an id it is not saved yet. */
const applied = z.object({ id: id.nullable(), event, ...numbers });

const previewed = z.object({
  event,
  times: z.int(),
  points: z.int(),
  /** Points that the daily cap kept back. */
  withheld: z.int(),
  /** The rule that applied; null where none did. */
  rule: applied.nullable(),
  /** Why the last of these times gave nothing, if so. */
  why,
});

export const integralEndpoints = endpoints({
  [paths.integral.pageList]: {
    summary: 'Points rules, paged, by event and level.',
    query: integralQuery,
    data: page(integral),
  },
  [paths.integral.detail]: { summary: 'One points rule.', query: byId, data: integral },
  [paths.integral.saveOrUpdate]: {
    summary:
      'Create, switched off (without id), or update (with id and version); other numbers of a rule that is on need a reason.',
    body: z.object({
      id: id.optional(),
      version: version.optional(),
      /** Fixed once created. */
      event,
      ...numbers,
      dailyCap: numbers.dailyCap.optional(),
      reason: reason.optional(),
    }),
    data: integral,
  },
  [paths.integral.changeStatus]: {
    summary: 'Switch on or off.',
    body: z.object({ id, status, reason }),
    data: integral,
  },
  [paths.integral.remove]: {
    summary: 'Delete a rule that is off and has never given points.',
    body: z.object({ id, reason }),
    data: nothing,
  },
  [paths.integral.countByStatus]: {
    summary: 'How many rules a selection means, by status.',
    body: integralSelection,
    data: z.object({ total: z.int(), on: z.int(), off: z.int() }),
  },
  [paths.integral.preview]: {
    summary: 'What a new user of a level would be given for a history, by the rules that are on. Changes nothing.',
    body: z.object({
      level,
      days: z.array(day).min(1).max(PREVIEW_DAYS_MAX),
      /** Numbers that are not saved: tried in place of the rule with this id, or beside the others. Counts as on. */
      rule: z.object({ id: id.optional(), event, ...numbers }).optional(),
    }),
    data: z.object({
      total: z.int(),
      /** The total by the saved rules alone; the same where no `rule` is tried. */
      saved: z.int(),
      days: z.array(z.object({ points: z.int(), events: z.array(previewed) })),
    }),
  },
  [paths.integral.earn]: {
    summary: 'An event happened to a user: its points go through the ledger. The same requestId is given points once.',
    body: z.object({ userId: id, event, requestId: z.uuid() }),
    data: z.object({
      /** Given now; 0 with why. */
      points: z.int(),
      balance: z.int(),
      /** The rule that applied, if one did. */
      ruleId: id.nullable(),
      why,
    }),
  },
});
