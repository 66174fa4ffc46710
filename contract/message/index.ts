import { z } from 'zod';
import { audience, audienceInDetail, audienceInList } from '../audience';
import { audienceKind } from '../audience/enums';
import { anyOf, byId, endpoints, id, instant, nothing, page, pageQuery, reason, selection, version } from '../base';
import { deliveryPage, deliveryQuery, progress } from '../delivery';
import { valuesOf } from '../enum';
import { messageCalls } from './calls';
import { MESSAGE_BODY_MAX, MESSAGE_TITLE_MAX, messageStatus, messageType } from './enums';

const type = z.enum(valuesOf(messageType));
const status = z.enum(valuesOf(messageStatus));

/** A letter in the app. */
const message = z.object({
  id,
  title: z.string(),
  body: z.string(),
  type,
  audience: audienceInList,
  status,
  progress,
  sentAt: instant.nullable(),
  /** Who sent it; for a draft, who edited it last. */
  by: z.string(),
  byId: id,
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type Message = z.infer<typeof message>;

const messageDetail = message.extend({
  audience: audienceInDetail,
  withdrawnAt: instant.nullable(),
  withdrawnReason: z.string().nullable(),
  finishedAt: instant.nullable(),
});
export type MessageDetail = z.infer<typeof messageDetail>;

const filters = {
  keyword: z.string().trim().max(100).optional(),
  type: anyOf(type),
  status: anyOf(status),
  to: anyOf(z.enum(valuesOf(audienceKind))),
  byId: id.optional(),
  /** A user whose letter box it reached or will reach. */
  recipientId: id.optional(),
  sentAtFrom: instant.optional(),
  sentAtTo: instant.optional(),
};
export const messageQuery = pageQuery(['updatedAt', 'sentAt', 'title', 'recipients', 'opened'], filters);
export const messageSelection = selection(filters);

export const messageForm = z.object({
  id: id.optional(),
  version: version.optional(),
  title: z.string().trim().min(1).max(MESSAGE_TITLE_MAX),
  body: z.string().trim().min(1).max(MESSAGE_BODY_MAX),
  type,
  audience,
});

export const messageEndpoints = endpoints({
  [messageCalls.pageList]: {
    summary: 'Messages, paged, the latest change first.',
    query: messageQuery,
    data: page(message),
  },
  [messageCalls.detail]: { summary: 'One message.', query: byId, data: messageDetail },
  [messageCalls.saveOrUpdate]: {
    summary: 'Create a draft (without id) or update one (with id and version). Only drafts can be changed.',
    body: messageForm,
    data: messageDetail,
  },
  [messageCalls.send]: {
    summary: 'Send a draft as it was read: settles who gets it, and begins. Refused where nobody would.',
    body: z.object({ id, version }),
    data: messageDetail,
  },
  [messageCalls.withdraw]: {
    summary: 'Take a message back out of the letter boxes; while it is being sent, nobody else gets it.',
    body: z.object({ id, reason }),
    data: messageDetail,
  },
  [messageCalls.remove]: { summary: 'Delete a draft.', body: z.object({ id, reason }), data: nothing },
  [messageCalls.countByStatus]: {
    summary: 'How many messages a selection means, by status; how many recipients those sent or being sent have.',
    body: messageSelection,
    data: z.object({
      total: z.int(),
      draft: z.int(),
      sending: z.int(),
      sent: z.int(),
      withdrawn: z.int(),
      recipients: z.int(),
    }),
  },
  [messageCalls.recipients]: {
    summary: 'Who gets a message, and how far that is.',
    query: deliveryQuery,
    data: deliveryPage,
  },
  [messageCalls.read]: {
    summary: 'A user read a message, as the app does; the first time counts.',
    body: z.object({ id, userId: id }),
    data: nothing,
  },
});
