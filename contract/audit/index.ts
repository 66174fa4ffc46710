import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, offset, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { person } from '../person';
import { imageUrl } from '../upload';
import { auditCalls } from './calls';
import { auditKind, auditPriority, auditState, CLAIM_MAX, REJECT_TEXT_MAX, rejectReason, wordsHit } from './enums';

const kind = z.enum(valuesOf(auditKind));
const state = z.enum(valuesOf(auditState));
const priority = z.enum(valuesOf(auditPriority));
const reasonCode = z.enum(valuesOf(rejectReason));

/** A sensitive word in a text: `text.slice(start, end)`. */
const wordHit = z.object({ field: z.enum(['title', 'text']), start: offset, end: offset, word: z.string() });
export type WordHit = z.infer<typeof wordHit>;

const admin = z.object({ id, nickname: z.string() });

/** Something a user submitted that waits for a decision, or had one. */
export const auditItem = z.object({
  id,
  kind,
  state,
  priority,
  /** A room's title, or a nickname. */
  title: z.string().nullable(),
  /** A room's description, or a wish. */
  text: z.string().nullable(),
  image: z.string().nullable(),
  /** What this submission replaced: the address of the former picture, or the former nickname. */
  previous: z.string().nullable(),
  hits: z.array(wordHit),
  /** The record that the content belongs to. */
  target: z.object({ type: z.enum(['people', 'user', 'wish']), id, name: z.string() }),
  /** Stones paid for a wish. */
  stones: z.int().nullable(),
  submitter: person.extend({ level: z.int(), registeredAt: instant }),
  /** Earlier rejections with a `reasonCode`, mutes and bans of the submitter. */
  violations: z.int(),
  reports: z.int(),
  submittedAt: instant,
  /** The admin who has claimed it; null once `claimedUntil` has passed. */
  claimedBy: admin.nullable(),
  claimedUntil: instant.nullable(),
  reviewer: admin.nullable(),
  decidedAt: instant.nullable(),
  /** Null also where it was rejected because its record was closed or removed, which is no violation. */
  reasonCode: reasonCode.nullable(),
  /** The text that the user reads beside the preset. */
  reason: z.string().nullable(),
  version,
});
export type AuditItem = z.infer<typeof auditItem>;

const auditFilters = {
  /** Part of a title, text or nickname, or the submitter’s number. */
  keyword: z.string().trim().max(100).optional(),
  kind: anyOf(kind),
  state: anyOf(state),
  priority: anyOf(priority),
  words: z.enum(valuesOf(wordsHit)).optional(),
  reviewerId: id.optional(),
  submitterId: id.optional(),
  submittedFrom: instant.optional(),
  submittedTo: instant.optional(),
  decidedFrom: instant.optional(),
  decidedTo: instant.optional(),
};

export const auditQuery = pageQuery(['submittedAt', 'decidedAt'], auditFilters);
export const auditSelection = selection(auditFilters);

const decision = z.enum(['approved', 'rejected']);

/** A rejection needs a preset; the preset `other` also needs a text, of two characters at least. */
const verdict = {
  decision,
  reasonCode: reasonCode.optional(),
  reason: z.string().trim().max(REJECT_TEXT_MAX).optional(),
};

const violation = z.object({
  id,
  type: z.enum(['rejection', 'muted', 'banned']),
  /** Of a rejection only. */
  kind: kind.nullable(),
  reasonCode: reasonCode.nullable(),
  reason: z.string().nullable(),
  /** When a mute or ban ends or ended; null for good. */
  until: instant.nullable(),
  by: admin,
  at: instant,
});
export type Violation = z.infer<typeof violation>;

export const auditEndpoints = endpoints({
  [auditCalls.pageList]: {
    summary: 'The moderation queue, paged, oldest submission first unless sorted otherwise.',
    query: auditQuery,
    data: page(auditItem),
  },
  [auditCalls.detail]: { summary: 'One item.', query: byId, data: auditItem },
  [auditCalls.summary]: {
    summary: 'The queue as it is now, and what was decided since an instant: the operator’s midnight.',
    unattended: true,
    query: z.object({ since: instant }),
    data: z.object({
      waiting: z.int(),
      high: z.int(),
      kinds: z.object({ room: z.int(), cover: z.int(), avatar: z.int(), nickname: z.int(), wish: z.int() }),
      oldestAt: instant.nullable(),
      decided: z.int(),
      /** Decided by the admin who asks. */
      decidedByMe: z.int(),
    }),
  },
  [auditCalls.submit]: {
    summary:
      'Put a record’s present content into the queue, or with `content` change it first, as the app does. What waits already is replaced. 10422 where a sensitive word blocks the new text.',
    body: z.object({
      kind,
      /** A self-built room (room, cover), an app user (avatar, nickname) or a wish. */
      targetId: id,
      content: z.object({ text: z.string().trim().min(1).max(500).optional(), image: imageUrl.optional() }).optional(),
    }),
    data: auditItem,
  },
  [auditCalls.claim]: {
    summary:
      'Claim waiting items for 10 minutes, or renew; those of somebody else stay theirs. Answers them as they are now.',
    unattended: true,
    body: z.object({ ids: z.array(id).min(1).max(CLAIM_MAX) }),
    data: z.array(auditItem),
  },
  [auditCalls.release]: {
    summary: 'Give up one’s claims; answers how many there were.',
    body: z.object({ ids: z.array(id).min(1).max(CLAIM_MAX) }),
    data: z.object({ released: z.int() }),
  },
  [auditCalls.review]: {
    summary:
      'Decide a waiting item, once. 10409 with the item if it was decided or resubmitted meanwhile, 10422 while somebody else holds it.',
    body: z.object({ id, version, ...verdict }),
    data: auditItem,
  },
  [auditCalls.correct]: {
    summary: 'Turn a decision round, and its effect with it; the reason why is for the log.',
    body: z.object({ id, version, ...verdict, why: reason }),
    data: auditItem,
  },
  [auditCalls.countByState]: {
    summary:
      'How many items a selection means, by state, how many of the waiting are held by somebody else, and of how many people the others are.',
    body: auditSelection,
    data: z.object({
      total: z.int(),
      pending: z.int(),
      approved: z.int(),
      rejected: z.int(),
      held: z.int(),
      submitters: z.int(),
    }),
  },
  [auditCalls.violations]: {
    summary: 'Rejections, mutes and bans of a user, newest first.',
    query: pageQuery(['at'], { userId: id }),
    data: page(violation),
  },
  [auditCalls.similar]: {
    summary: 'Decided items of the same kind with the same text or picture, or a word hit in common; newest first.',
    query: pageQuery(['decidedAt'], { id }),
    data: page(auditItem),
  },
});
