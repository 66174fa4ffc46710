import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { tipCalls } from './calls';
import { TIP_PRIORITIES, TIP_TEXT_MAX, tipPlace, tipStatus, tipTime } from './enums';

const place = z.enum(valuesOf(tipPlace));
const status = z.enum(valuesOf(tipStatus));
const priority = z.int().min(1).max(TIP_PRIORITIES.length);

const tip = z.object({
  id,
  text: z.string(),
  place,
  from: instant,
  to: instant,
  priority,
  status,
  time: z.enum(valuesOf(tipTime)),
  /** Other tips that are online in its place at the same time; the app shows them by priority. */
  overlaps: z.int(),
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type Tip = z.infer<typeof tip>;

const filters = {
  keyword: z.string().trim().max(100).optional(),
  place: anyOf(place),
  status: anyOf(status),
  time: anyOf(z.enum(valuesOf(tipTime))),
  fromFrom: instant.optional(),
  fromTo: instant.optional(),
};

export const tipQuery = pageQuery(['from', 'to', 'priority', 'text', 'updatedAt'], filters);
export const tipSelection = selection(filters);

export const tipForm = z.object({
  id: id.optional(),
  version: version.optional(),
  text: z.string().trim().min(1).max(TIP_TEXT_MAX),
  place,
  from: instant,
  /** After `from`. */
  to: instant,
  priority,
});

export const tipEndpoints = endpoints({
  [tipCalls.pageList]: { summary: 'Tips, paged, the latest start first.', query: tipQuery, data: page(tip) },
  [tipCalls.detail]: { summary: 'One tip.', query: byId, data: tip },
  [tipCalls.saveOrUpdate]: {
    summary: 'Create a draft (without id) or update (with id and version).',
    body: tipForm,
    data: tip,
  },
  [tipCalls.changeStatus]: {
    summary: 'Put online, or withdraw, which needs a reason; with version only as it was read.',
    body: z.object({
      id,
      version: version.optional(),
      status: z.enum(['online', 'offline']),
      reason: reason.optional(),
    }),
    data: tip,
  },
  [tipCalls.countByStatus]: {
    summary: 'How many tips a selection means, by status; how many of those online are shown right now.',
    body: tipSelection,
    data: z.object({ total: z.int(), draft: z.int(), online: z.int(), offline: z.int(), now: z.int() }),
  },
  [tipCalls.shown]: {
    summary: 'What a user sees at an instant, place by place: the tip that is shown, then those that stand behind it.',
    query: z.object({ at: instant }),
    data: z.array(z.object({ place, tips: z.array(tip) })),
  },
  [tipCalls.overlapping]: {
    summary: 'Tips online in a place within a time, but for one, the most urgent first.',
    query: z.object({ place, from: instant, to: instant, except: id.optional() }),
    data: z.array(tip),
  },
});
