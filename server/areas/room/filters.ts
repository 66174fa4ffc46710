import { and, count, eq, type SQL, sql, sum } from 'drizzle-orm';
import { valuesOf } from '../../../contract/enum';
import type { Room } from '../../../contract/room';
import { type RoomStatus, roomStatus } from '../../../contract/room/enums';
import type { Db } from '../../db/database';
import {
  between,
  contains,
  containsIndexed,
  countsBy,
  digitsOf,
  equal,
  NUMBER,
  oneOf,
  startsWith,
} from '../../lib/filters';
import { findAmongLatest, type KeywordMatch, matchesAny } from '../../lib/keyword';
import { room } from './table';

interface Filters {
  keyword?: string;
  category?: Room['category'][];
  status?: RoomStatus[];
  sceneId?: string;
  recommended?: 'true' | 'false';
  startsFrom?: string;
  startsTo?: string;
}

type Kind = typeof room.$inferSelect.kind;

/** A keyword matches a part of the title, or the beginning of the number. */
const matchesBy =
  (kind: Kind) =>
  (keyword: string): KeywordMatch[] => {
    const match = (indexed: SQL, is = indexed): KeywordMatch => ({
      ids: sql`select ${room.id} from ${room} where ${and(eq(room.kind, kind), indexed)}`,
      is,
    });
    const byTitle = match(containsIndexed(room.title, keyword), contains(room.title, keyword));
    return NUMBER.test(keyword) ? [match(startsWith(digitsOf(room.number), keyword)), byTitle] : [byTitle];
  };

/** What the keyword of a list of rooms finds. */
export const findRooms = (db: Db, kind: Kind, keyword: string | undefined) =>
  findAmongLatest(
    db,
    { table: room, by: room.startsAt, id: room.id, of: eq(room.kind, kind) },
    keyword,
    matchesBy(kind),
  );

/** `named`: what the keyword finds, if it was looked for. */
export const matchingBase = (kind: Kind, query: Filters, named?: SQL) =>
  and(
    eq(room.kind, kind),
    query.keyword ? (named ?? matchesAny(room.id, matchesBy(kind)(query.keyword))) : undefined,
    oneOf(room.category, query.category),
    oneOf(room.status, query.status),
    equal(room.sceneTemplateId, query.sceneId),
    equal(room.recommended, query.recommended && query.recommended === 'true'),
    ...between(room.startsAt, query.startsFrom, query.startsTo),
  );

export const roomCountColumns = {
  total: count(),
  ...countsBy(room.status, valuesOf(roomStatus)),
  online: sql<number>`coalesce(${sum(room.online)}, 0)`.mapWith(Number),
};

export const roomSortable = {
  number: room.number,
  title: room.title,
  capacity: room.capacity,
  online: room.online,
  startsAt: room.startsAt,
  endsAt: room.endsAt,
  createdAt: room.createdAt,
};
