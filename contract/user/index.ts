import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, nothing, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { minor, moneyCode } from '../money';
import { userCalls } from './calls';
import {
  ADJUSTMENT_MAX,
  channel,
  currency,
  gender,
  LEVEL_MAX,
  ledgerKind,
  NOTE_MAX,
  SANCTION_DAYS_MAX,
  userStatus,
} from './enums';

const status = z.enum(valuesOf(userStatus));

const user = z.object({
  id,
  /** The number that the app shows; six digits or more, never reused. */
  number: z.int(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  gender: z.enum(valuesOf(gender)),
  /** Masked (`138****2041`); `revealPhone` returns the whole number, which is logged. */
  phone: z.string().nullable(),
  level: z.int(),
  points: z.int(),
  stones: z.int(),
  channel: z.enum(valuesOf(channel)),
  /** An expired mute or ban counts as normal. */
  status,
  /** When the mute or ban ends; null while muted or banned: permanent. */
  statusUntil: instant.nullable(),
  lastActiveAt: instant.nullable(),
  registeredAt: instant,
  version,
});
export type User = z.infer<typeof user>;

const userDetail = user.extend({
  bio: z.string(),
  birthday: z.iso.date().nullable(),
  city: z.string().nullable(),
  statusReason: z.string().nullable(),
  sanctionCount: z.int(),
  /** Other users who were seen on one of this user's devices. */
  sameDeviceCount: z.int(),
});
export type UserDetail = z.infer<typeof userDetail>;

/** What a user adds up to. `lately` is the part of `amount` from orders and wishes of the last 30 days. */
const userFigures = z.object({
  /** Money paid, minus what was refunded. */
  paid: z.array(z.object({ currency: moneyCode, amount: minor, lately: minor })),
  /** Points and stones that gifts and wishes cost, minus what was returned. */
  spent: z.array(z.object({ currency: z.enum(valuesOf(currency)), amount: z.int(), lately: z.int() })),
  /** Reports about rooms that they opened. `open` are those about rooms that are not over. */
  reports: z.object({ open: z.int(), all: z.int() }),
  /** Submissions that were rejected. */
  rejections: z.int(),
});
export type UserFigures = z.infer<typeof userFigures>;

const userFilters = {
  keyword: z.string().trim().max(100).optional(),
  number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  nickname: z.string().trim().max(100).optional(),
  phone: z.string().trim().max(30).optional(),
  status: anyOf(status),
  gender: anyOf(z.enum(valuesOf(gender))),
  channel: anyOf(z.enum(valuesOf(channel))),
  levelFrom: z.coerce.number().int().min(1).max(LEVEL_MAX).optional(),
  levelTo: z.coerce.number().int().min(1).max(LEVEL_MAX).optional(),
  registeredFrom: instant.optional(),
  registeredTo: instant.optional(),
  lastActiveFrom: instant.optional(),
  lastActiveTo: instant.optional(),
};

export const userQuery = pageQuery(
  ['number', 'nickname', 'level', 'points', 'stones', 'status', 'lastActiveAt', 'registeredAt'],
  userFilters,
);

export const userSelection = selection(userFilters);

/** A change of points or stones. A balance is the sum of its entries. */
export const ledgerEntry = z.object({
  id,
  currency: z.enum(valuesOf(currency)),
  kind: z.enum(valuesOf(ledgerKind)),
  delta: z.int(),
  /** The balance after this entry. */
  balance: z.int(),
  reason: z.string().nullable(),
  /** The admin who made it, if any. */
  by: z.string().nullable(),
  byId: id.nullable(),
  order: z.object({ id, number: z.int() }).nullable(),
  wish: z.object({ id, number: z.int() }).nullable(),
  integralId: id.nullable(),
  at: instant,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

const sanction = z.object({
  id,
  status,
  reason: z.string(),
  from: instant,
  until: instant.nullable(),
  by: z.string(),
  byId: id,
});
export type Sanction = z.infer<typeof sanction>;

const userDevice = z.object({
  id,
  model: z.string(),
  system: z.string(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  /** Other users seen on the same device, 20 at most. */
  others: z.array(z.object({ id, number: z.int(), nickname: z.string(), status })),
});
export type UserDevice = z.infer<typeof userDevice>;

const userLogin = z.object({ id, ip: z.string(), place: z.string(), model: z.string(), at: instant });
export type UserLogin = z.infer<typeof userLogin>;

const userNote = z.object({
  id,
  text: z.string(),
  by: z.string(),
  byId: id,
  /** The admin who asks wrote it and may remove it. */
  own: z.boolean(),
  at: instant,
});
export type UserNote = z.infer<typeof userNote>;

export const userEndpoints = endpoints({
  [userCalls.pageList]: {
    summary: 'App users, paged, with the sums of the whole filter.',
    query: userQuery,
    data: page(user).extend({
      totals: z.object({ points: z.int(), stones: z.int() }).optional(),
      /** Of the filter, active in the last hour; left out with `after`. */
      activeLastHour: z.int().optional(),
    }),
  },
  [userCalls.detail]: { summary: 'One app user.', query: byId, data: userDetail },
  [userCalls.changeStatus]: {
    summary: 'Mute or ban for some days (null: for good), or restore.',
    body: z.object({
      id,
      status,
      /** Required except for `normal`: whole days from now, or null for a permanent one. */
      days: z.int().min(1).max(SANCTION_DAYS_MAX).nullish(),
      reason,
      statusRead: status.optional().meta({
        description:
          'The status as it was read. If it is another one by now, nothing is changed: a ban set meanwhile is not lifted by whoever restores a muted user.',
      }),
    }),
    data: user,
  },
  [userCalls.countByStatus]: {
    summary: 'How many of a selection there are, and how many are in each status right now.',
    body: userSelection,
    data: z.object({ total: z.int(), normal: z.int(), muted: z.int(), banned: z.int() }),
  },
  [userCalls.adjustPoints]: {
    summary:
      'Add or take points through the ledger. The same requestId is applied once; with other points or another reason it is refused with `10422`, and `data.entry` is what was applied.',
    body: z.object({
      id,
      delta: z
        .int()
        .min(-ADJUSTMENT_MAX)
        .max(ADJUSTMENT_MAX)
        .refine((delta) => delta !== 0)
        .meta({ description: 'not 0' }),
      reason,
      requestId: z.uuid(),
    }),
    data: z.object({ points: z.int(), entry: ledgerEntry }),
  },
  [userCalls.revealPhone]: {
    summary: 'The whole phone number; the look is logged.',
    body: byId,
    data: z.object({ phone: z.string().nullable() }),
  },
  [userCalls.figures]: {
    summary: 'What an app user paid and spent, and what stands against them.',
    query: byId,
    data: userFigures,
  },
  [userCalls.ledger]: {
    summary: 'Points and stones of a user, newest first.',
    query: pageQuery(['at'], { id, currency: z.enum(valuesOf(currency)).optional() }),
    data: page(ledgerEntry),
  },
  [userCalls.sanctions]: {
    summary: 'Mutes, bans and restorations of a user, newest first.',
    query: byId,
    data: z.array(sanction),
  },
  [userCalls.devices]: {
    summary: 'Devices of a user and who else uses them.',
    query: byId,
    data: z.array(userDevice),
  },
  [userCalls.logins]: {
    summary: 'Sign-ins of a user, newest first.',
    query: pageQuery(['at'], { id }),
    data: page(userLogin),
  },
  [userCalls.notes]: {
    summary: 'Notes of operators about a user, newest first.',
    query: byId,
    data: z.array(userNote),
  },
  [userCalls.addNote]: {
    summary: 'Add a note about a user.',
    body: z.object({ id, text: z.string().trim().min(1).max(NOTE_MAX) }),
    data: userNote,
  },
  [userCalls.removeNote]: { summary: 'Remove one’s own note.', body: byId, data: nothing },
});
