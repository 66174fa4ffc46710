import { and, count as countRows, eq, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Query } from '../../../contract';
import type { roomCalls } from '../../../contract/room/calls';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { contains } from '../../lib/filters';
import type { Key } from '../../lib/keyset';
import { counting, found, orderBy, readPage } from '../../lib/paging';
import { personColumns } from '../../lib/personColumns';
import { orNotFound } from '../../refusal';
import { user } from '../user/table';
import { room, roomGift, roomMember, roomMessage } from './table';

/** @throws `10404` if there is no such room of either kind */
async function findEither(db: Db, id: string): Promise<void> {
  const [row] = await db.select({ id: room.id }).from(room).where(eq(room.id, id));
  orNotFound(row);
}

export async function listMembers(db: Db, query: Query<typeof roomCalls.members>) {
  await findEither(db, query.id);
  const { id, role, joinedAt, leftAt } = roomMember;
  const where = eq(roomMember.roomId, query.id);
  const there: Key = { by: sql`(${leftAt} is null)::int`, order: 'descend' };
  const sorted = orderBy(query, { joinedAt }, { sort: 'joinedAt', order: 'descend' }, id, [there]);
  const rows = db
    .select({ id, user: personColumns, role, joinedAt, leftAt, cursor: sorted.cursor })
    .from(roomMember)
    .innerJoin(user, eq(user.id, roomMember.userId))
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, roomMember, where) });
}

export async function listRoomGifts(db: Db, query: Query<typeof roomCalls.gifts>) {
  await findEither(db, query.id);
  const to = alias(user, 'receiver');
  const { id, gift, count, stones, at } = roomGift;
  const where = eq(roomGift.roomId, query.id);
  const sorted = orderBy(query, { at }, { sort: 'at', order: 'descend' }, id);
  const rows = db
    .select({
      id,
      from: personColumns,
      to: { id: to.id, number: to.number, nickname: to.nickname, avatar: to.avatar },
      gift,
      count,
      stones,
      at,
      cursor: sorted.cursor,
    })
    .from(roomGift)
    .innerJoin(user, eq(user.id, roomGift.fromId))
    .innerJoin(to, eq(to.id, roomGift.toId))
    .$dynamic();
  const sumGifts = async (limit: number | undefined) => {
    const rows = await db
      .select({ total: countRows(), stones: sum(stones).mapWith(Number) })
      .from(found(db, roomGift, where, limit, { stones }));
    const all = onlyRow(rows);
    return { total: all.total, totals: { stones: all.stones ?? 0 } };
  };
  return readPage(query, rows, { where, sorted, count: sumGifts });
}

export async function listRoomMessages(db: Db, query: Query<typeof roomCalls.messages>) {
  await findEither(db, query.id);
  const { id, text, at } = roomMessage;
  const where = and(eq(roomMessage.roomId, query.id), query.keyword ? contains(text, query.keyword) : undefined);
  const sorted = orderBy(query, { at }, { sort: 'at', order: 'descend' }, id);
  const rows = db
    .select({ id, user: personColumns, text, at, cursor: sorted.cursor })
    .from(roomMessage)
    .innerJoin(user, eq(user.id, roomMessage.userId))
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, roomMessage, where) });
}
