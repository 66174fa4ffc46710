import { z } from 'zod';
import {
  anyOf,
  byId,
  endpoints,
  id,
  instant,
  nothing,
  optionalText,
  page,
  pageQuery,
  reason,
  selection,
  version,
} from '../base';
import { valuesOf } from '../enum';
import { LOCAL_PLACE } from '../place.enums';
import { sysUserCalls } from './calls';
import { ACCOUNT_PATTERN, loginOutcome, NICKNAME_MAX, PHONE_PATTERN, sysUserStatus } from './enums';

const status = z.enum(valuesOf(sysUserStatus));

/** A password as it travels: encrypted, base64. Its length is checked after decryption. */
const encrypted = z.string().min(1).max(1000).meta({ description: 'RSA (PKCS#1 v1.5), base64' });

const sysUser = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  status,
  lastLoginAt: instant.nullable(),
  lastLoginIp: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type SysUser = z.infer<typeof sysUser>;

const sysUserDetail = sysUser.extend({
  sessions: z.int(),
});
export type SysUserDetail = z.infer<typeof sysUserDetail>;

const sysUserFilters = {
  keyword: z.string().trim().max(100).optional(),
  status: anyOf(status),
  createdFrom: instant.optional(),
  createdTo: instant.optional(),
};

export const sysUserQuery = pageQuery(['account', 'nickname', 'status', 'lastLoginAt', 'createdAt'], sysUserFilters);

export const sysUserSelection = selection(sysUserFilters);

const sysUserForm = z.object({
  id: id.optional(),
  version: version.optional(),
  /** Can't be changed later. */
  account: z.string().regex(ACCOUNT_PATTERN),
  nickname: z.string().trim().min(1).max(NICKNAME_MAX),
  phone: optionalText(30, { pattern: PHONE_PATTERN.source }).pipe(z.string().regex(PHONE_PATTERN).nullable()),
  email: optionalText(100, { format: 'email' }).pipe(z.email().nullable()),
  /** Only for creating, and required then. */
  password: encrypted.optional(),
});

/** Where an address was at that time: a country or region (ISO 3166-1 alpha-2), or a private network. */
const place = z
  .union([z.literal(LOCAL_PLACE), z.string().regex(/^[A-Z]{2}$/)])
  .nullable()
  .meta({ description: 'ISO 3166-1 alpha-2, `local`, or null where it is not known', example: 'CN' });

/** One attempt to sign in, accepted or refused. */
export const loginRecord = z.object({
  id,
  account: z.string(),
  outcome: z.enum(valuesOf(loginOutcome)),
  ip: z.string(),
  place,
  browser: z.string(),
  system: z.string(),
  at: instant,
});
export type LoginRecord = z.infer<typeof loginRecord>;

export const sysUserEndpoints = endpoints({
  [sysUserCalls.pageList]: { summary: 'Admin users, paged.', query: sysUserQuery, data: page(sysUser) },
  [sysUserCalls.detail]: { summary: 'One admin user.', query: byId, data: sysUserDetail },
  [sysUserCalls.saveOrUpdate]: {
    summary: 'Create (without id) or update (with id and the version it was read at).',
    body: sysUserForm,
    data: sysUser,
  },
  [sysUserCalls.changeStatus]: {
    summary: 'Enable or disable. Nobody disables themselves or the last enabled admin. Disabling ends their sessions.',
    body: z.object({ id, status, reason }),
    data: sysUser,
  },
  [sysUserCalls.countByStatus]: {
    summary: 'How many of a selection there are, in which status, with how many open sessions, and whether oneself is.',
    body: sysUserSelection,
    data: z.object({
      total: z.int(),
      enabled: z.int(),
      disabled: z.int(),
      /** Open sessions, without those of the admin who asks. */
      sessions: z.int(),
      /** Whether the admin who asks is among them. */
      oneself: z.boolean(),
    }),
  },
  [sysUserCalls.resetPwd]: {
    summary: 'Give another admin a new password, which they have to change first. Ends their sessions.',
    body: z.object({ id, newPwd: encrypted, reason }),
    data: nothing,
  },
  [sysUserCalls.modifyPwd]: {
    summary: 'Change one’s own password. Ends all of one’s sessions (spec §4).',
    beforePasswordChange: true,
    body: z.object({ oldPwd: encrypted, newPwd: encrypted, confirmNewPwd: encrypted, id }),
    data: nothing,
  },
  [sysUserCalls.signOutEverywhere]: {
    summary: 'End every session of an admin; answers how many there were.',
    body: z.object({ id, reason }),
    data: z.object({ ended: z.int() }),
  },
  [sysUserCalls.logins]: {
    summary: 'Tries to sign in as this admin, newest first.',
    query: pageQuery(['at'], { id }),
    data: page(loginRecord),
  },
});
