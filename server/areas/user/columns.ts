import { type Column, type SQL, sql } from 'drizzle-orm';
import type { User } from '../../../contract/user';
import type { InParts } from '../../lib/keyset';
import { user } from './table';

/** Whether a mute or ban is in force at an instant; an expired one is not. */
const sanctioned = (now: string) =>
  sql`${user.status} <> 'normal' and (${user.statusUntil} is null or ${user.statusUntil} > ${now}::timestamptz)`;

/** The status at an instant; in SQL, so that filters, sorting and counts agree with the rows. */
export const statusAt = (now: string): SQL<User['status']> =>
  sql<User['status']>`case when ${sanctioned(now)} then ${user.status} else 'normal' end`;

/** Whether a user has a status at an instant. Those with another one than `normal` are few, and have an index. */
export const hasStatus = (status: User['status'], now: string): SQL =>
  status === 'normal' ? sql`not (${sanctioned(now)})` : sql`(${sanctioned(now)} and ${user.status} = ${status})`;

/** To sort by the status at an instant: no index has what depends on the instant. */
export const statusInParts = (now: string, count: InParts['count']): InParts => ({
  by: statusAt(now),
  parts: (['banned', 'muted', 'normal'] as const).map((value) => ({ value, where: hasStatus(value, now) })),
  count,
});

const whileSanctioned = <T>(column: typeof user.statusUntil | typeof user.statusReason, now: string) =>
  sql<T | null>`case when ${sanctioned(now)} then ${column} end`.mapWith(column);

/** `138****2041`: enough to recognise a number, but not to call it. */
export const maskedPhone = (phone: Column) => sql<string | null>`case when length(${phone}) >= 8
  then left(${phone}, -8) || '****' || right(${phone}, 4)
  else '****' || right(${phone}, 2) end`;

/** The columns of a user in a list, never with the whole phone number. */
export const userColumns = (now: string) => ({
  id: user.id,
  number: user.number,
  nickname: user.nickname,
  avatar: user.avatar,
  gender: user.gender,
  phone: maskedPhone(user.phone),
  level: user.level,
  points: user.points,
  stones: user.stones,
  channel: user.channel,
  status: statusAt(now),
  statusUntil: whileSanctioned<string>(user.statusUntil, now),
  lastActiveAt: user.lastActiveAt,
  registeredAt: user.registeredAt,
  version: user.version,
});

/** The additional columns of the detail. */
export const userDetailColumns = (now: string) => ({
  ...userColumns(now),
  bio: user.bio,
  birthday: user.birthday,
  city: user.city,
  statusReason: whileSanctioned<string>(user.statusReason, now),
});
