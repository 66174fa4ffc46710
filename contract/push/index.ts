import { z } from 'zod';
import { audience, audienceInDetail, audienceInList } from '../audience';
import { audienceKind } from '../audience/enums';
import { anyOf, byId, characters, endpoints, id, instant, nothing, page, pageQuery, reason, version } from '../base';
import { delivery, deliveryPage, deliveryQuery, progress } from '../delivery';
import { valuesOf } from '../enum';
import { imageUrl } from '../upload';
import { pushCalls } from './calls';
import { PUSH_BODY_MAX, PUSH_TITLE_MAX, PUSH_URL_MAX, pushOpens, pushStatus } from './enums';

const status = z.enum(valuesOf(pushStatus));

const written = {
  title: characters(PUSH_TITLE_MAX),
  body: characters(PUSH_BODY_MAX),
  /** An uploaded picture, 2:1. */
  image: imageUrl.nullable(),
  opens: z.enum(valuesOf(pushOpens)),
  /** For `room`: an activity room that is neither a draft nor closed. */
  roomId: id.nullable(),
  /** For `url`: begins with `https://`, and has no name or password before an `@`. */
  url: z.string().trim().max(PUSH_URL_MAX).nullable(),
};

export const push = z.object({
  id,
  title: z.string(),
  body: z.string(),
  image: z.string().nullable(),
  opens: z.enum(valuesOf(pushOpens)),
  room: z.object({ id, number: z.int(), title: z.string() }).nullable(),
  url: z.string().nullable(),
  audience: audienceInList,
  status,
  progress,
  /** When to send it; null: as soon as an operator sends it. */
  scheduledAt: instant.nullable(),
  /** After this, it is sent to nobody else. */
  expiresAt: instant.nullable(),
  startedAt: instant.nullable(),
  /** Who sent or scheduled it; for a draft, who edited it last. */
  by: z.string(),
  byId: id,
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type Push = z.infer<typeof push>;

const pushDetail = push.extend({
  audience: audienceInDetail,
  /** When it was cancelled, or when the last recipient was served. */
  finishedAt: instant.nullable(),
  cancelledReason: z.string().nullable(),
});
export type PushDetail = z.infer<typeof pushDetail>;

/** `due` is when a push went out, or is to; one that was cancelled before has no such time. */
export const pushQuery = pageQuery(['updatedAt', 'due', 'scheduledAt', 'startedAt', 'title', 'recipients', 'opened'], {
  keyword: z.string().trim().max(100).optional(),
  status: anyOf(status),
  to: anyOf(z.enum(valuesOf(audienceKind))),
  byId: id.optional(),
  scheduledAtFrom: instant.optional(),
  scheduledAtTo: instant.optional(),
  startedAtFrom: instant.optional(),
  startedAtTo: instant.optional(),
});

export const pushForm = z.object({
  id: id.optional(),
  version: version.optional(),
  ...written,
  audience,
  scheduledAt: instant.nullable(),
  /** After `scheduledAt`. */
  expiresAt: instant.nullable(),
});

export const pushEndpoints = endpoints({
  [pushCalls.pageList]: { summary: 'Pushes, paged, the latest change first.', query: pushQuery, data: page(push) },
  [pushCalls.detail]: { summary: 'One push.', query: byId, data: pushDetail },
  [pushCalls.saveOrUpdate]: {
    summary: 'Create a draft (without id) or update one (with id and version). Only drafts can be changed.',
    body: pushForm,
    data: pushDetail,
  },
  [pushCalls.send]: {
    summary:
      'Send a draft as it was read, or schedule it where it says when. Refused where nobody would get it or its time is past.',
    body: z.object({ id, version }),
    data: pushDetail,
  },
  [pushCalls.cancel]: {
    summary: 'Stop a push that is scheduled or being sent. Who has it keeps it: what went out is counted.',
    body: z.object({ id, reason }),
    data: pushDetail,
  },
  [pushCalls.remove]: { summary: 'Delete a draft.', body: z.object({ id, reason }), data: nothing },
  [pushCalls.test]: {
    summary: 'Send what is written to one user at once; it counts nowhere. Answers how that went.',
    body: z.object({ ...written, number: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    data: delivery.pick({ user: true, state: true, error: true }),
  },
  [pushCalls.recipients]: {
    summary: 'Who gets a push, and how far that is.',
    query: deliveryQuery,
    data: deliveryPage,
  },
  [pushCalls.opened]: {
    summary: 'A user tapped a push, as the app tells; the first time counts.',
    body: z.object({ id, userId: id }),
    data: nothing,
  },
});
