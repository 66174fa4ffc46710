import { and, desc, eq, sql } from 'drizzle-orm';
import { startsWith } from '../../lib/filters';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { room } from './table';

const numberText = sql`${room.number}::text`;

const findRooms =
  (kind: 'activity' | 'people'): Finder =>
  (db, keyword) => {
    const isNumber = /^\d+$/.test(keyword);
    const { where, rank } = match(keyword, {
      id: room.id,
      names: [room.title],
      exactly: [isNumber ? eq(numberText, keyword) : undefined],
      begins: [isNumber ? startsWith(numberText, keyword) : undefined],
    });
    const { id, title, status, startsAt } = room;
    return db
      .select({ id, title, subtitle: numberText.mapWith(String), status, rank })
      .from(room)
      .where(and(eq(room.kind, kind), where))
      .orderBy(rank, desc(startsAt), desc(id))
      .limit(HITS_PER_TYPE);
  };

export const findActivityRoomsBy = findRooms('activity');
export const findPeopleRoomsBy = findRooms('people');
