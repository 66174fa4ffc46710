import { and, count, eq, or, sql, sum } from 'drizzle-orm';
import type { Room } from '../../../contract/room';
import type { RoomStatus } from '../../../contract/room/enums';
import { between, containsIndexed, countWhere, digitsOf, NUMBER, oneOf, startsWith } from '../../lib/filters';
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

const byKeyword = (keyword: string) =>
  NUMBER.test(keyword)
    ? or(startsWith(digitsOf(room.number), keyword), containsIndexed(room.title, keyword))
    : containsIndexed(room.title, keyword);

export const matchingBase = (kind: 'activity' | 'people', query: Filters) =>
  and(
    eq(room.kind, kind),
    query.keyword ? byKeyword(query.keyword) : undefined,
    oneOf(room.category, query.category),
    oneOf(room.status, query.status),
    query.sceneId === undefined ? undefined : eq(room.sceneTemplateId, query.sceneId),
    query.recommended === undefined ? undefined : eq(room.recommended, query.recommended === 'true'),
    ...between(room.startsAt, query.startsFrom, query.startsTo),
  );

const withStatus = (status: RoomStatus) => countWhere(eq(room.status, status));

export const roomCountColumns = {
  total: count(),
  draft: withStatus('draft'),
  scheduled: withStatus('scheduled'),
  live: withStatus('live'),
  ended: withStatus('ended'),
  closed: withStatus('closed'),
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

export const NO_ROOMS = { total: 0, draft: 0, scheduled: 0, live: 0, ended: 0, closed: 0, online: 0 };
