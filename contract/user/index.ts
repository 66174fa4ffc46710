import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, nothing, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
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

/** A person who uses the app. */
export const user = z.object({
  id,
  /** What the app shows; six digits or more, never reused. */
  number: z.int(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  gender: z.enum(valuesOf(gender)),
  /** Masked (`138****2041`); the whole one is asked for by `revealPhone`, which is logged. */
  phone: z.string().nullable(),
  level: z.int(),
  points: z.int(),
  stones: z.int(),
  channel: z.enum(valuesOf(channel)),
  /** A mute or ban that has run out counts as normal. */
  status,
  /** When the mute or ban ends; null while muted or banned means for good. */
  statusUntil: instant.nullable(),
  lastActiveAt: instant.nullable(),
  registeredAt: instant,
  version,
});
export type User = z.infer<typeof user>;

export const userDetail = user.extend({
  bio: z.string(),
  birthday: z.iso.date().nullable(),
  city: z.string().nullable(),
  /** Why the user is muted or banned now. */
  statusReason: z.string().nullable(),
  sanctionCount: z.int(),
  /** Other users seen on one of this user's devices. */
  sameDeviceCount: z.int(),
});
export type UserDetail = z.infer<typeof userDetail>;

const userFilters = {
  /** A number, a phone, or part of a nickname. */
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

/** A change of points or stones; a balance is the sum of its entries. */
export const ledgerEntry = z.object({
  id,
  currency: z.enum(valuesOf(currency)),
  kind: z.enum(valuesOf(ledgerKind)),
  delta: z.int(),
  /** The balance after this entry. */
  balance: z.int(),
  reason: z.string().nullable(),
  /** The admin who made it, if one did. */
  by: z.string().nullable(),
  byId: id.nullable(),
  /** The order that moved it, if one did. */
  order: z.object({ id, number: z.int() }).nullable(),
  /** The wish that moved it, if one did. */
  wish: z.object({ id, number: z.int() }).nullable(),
  /** The points rule that gave it, if one did. */
  integralId: id.nullable(),
  at: instant,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const sanction = z.object({
  id,
  status,
  reason: z.string(),
  from: instant,
  until: instant.nullable(),
  /** The admin who did it. */
  by: z.string(),
  byId: id,
});
export type Sanction = z.infer<typeof sanction>;

export const userDevice = z.object({
  id,
  model: z.string(),
  system: z.string(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  /** Others seen on the same device, 20 at most. */
  others: z.array(z.object({ id, number: z.int(), nickname: z.string(), status })),
});
export type UserDevice = z.infer<typeof userDevice>;

export const userLogin = z.object({ id, ip: z.string(), place: z.string(), model: z.string(), at: instant });
export type UserLogin = z.infer<typeof userLogin>;

export const userNote = z.object({
  id,
  text: z.string(),
  /** The admin who wrote it. */
  by: z.string(),
  byId: id,
  /** Whether the asking admin wrote it, and so may remove it. */
  own: z.boolean(),
  at: instant,
});
export type UserNote = z.infer<typeof userNote>;

export const userEndpoints = endpoints({
  [paths.user.pageList]: {
    summary: 'App users, paged, with the sums of the whole filter.',
    query: userQuery,
    data: page(user).extend({
      totals: z.object({ points: z.int(), stones: z.int() }),
      /** Active in the last hour, whatever the filter. */
      activeLastHour: z.int(),
    }),
  },
  [paths.user.detail]: { summary: 'One app user.', query: byId, data: userDetail },
  [paths.user.changeStatus]: {
    summary: 'Mute or ban for some days (null: for good), or restore.',
    body: z.object({
      id,
      status,
      /** Required unless restoring: whole days from now, or null for good. */
      days: z.int().min(1).max(SANCTION_DAYS_MAX).nullish(),
      reason,
    }),
    data: user,
  },
  [paths.user.countByStatus]: {
    summary: 'How many of a selection there are, and how many are in each status right now.',
    body: userSelection,
    data: z.object({ total: z.int(), normal: z.int(), muted: z.int(), banned: z.int() }),
  },
  [paths.user.adjustPoints]: {
    summary: 'Add or take points through the ledger. The same requestId is applied once.',
    body: z.object({
      id,
      delta: z
        .int()
        .min(-ADJUSTMENT_MAX)
        .max(ADJUSTMENT_MAX)
        .refine((delta) => delta !== 0),
      reason,
      requestId: z.uuid(),
    }),
    data: z.object({ points: z.int(), entry: ledgerEntry }),
  },
  [paths.user.revealPhone]: {
    summary: 'The whole phone number; the look is logged.',
    body: byId,
    data: z.object({ phone: z.string().nullable() }),
  },
  [paths.user.ledger]: {
    summary: 'Points and stones of a user, newest first.',
    query: pageQuery(['at'], { id, currency: z.enum(valuesOf(currency)).optional() }),
    data: page(ledgerEntry),
  },
  [paths.user.sanctions]: {
    summary: 'Mutes, bans and restorations of a user, newest first.',
    query: byId,
    data: z.array(sanction),
  },
  [paths.user.devices]: {
    summary: 'Devices of a user and who else uses them.',
    query: byId,
    data: z.array(userDevice),
  },
  [paths.user.logins]: {
    summary: 'Sign-ins of a user, newest first.',
    query: pageQuery(['at'], { id }),
    data: page(userLogin),
  },
  [paths.user.notes]: {
    summary: 'Notes of operators about a user, newest first.',
    query: byId,
    data: z.array(userNote),
  },
  [paths.user.addNote]: {
    summary: 'Add a note about a user.',
    body: z.object({ id, text: z.string().trim().min(1).max(NOTE_MAX) }),
    data: userNote,
  },
  [paths.user.removeNote]: { summary: 'Remove one’s own note.', body: byId, data: nothing },
});
