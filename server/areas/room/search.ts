import { and, desc, eq } from 'drizzle-orm';
import { digitsOf, startsWith } from '../../lib/filters';
import { type Finder, HITS_PER_TYPE, matchMany } from '../../lib/finder';
import { room } from './table';

const numberText = digitsOf(room.number);

const findRooms =
  (kind: 'activity' | 'people'): Finder =>
  (db, keyword) => {
    const isNumber = /^\d+$/.test(keyword);
    const order = [desc(room.startsAt), desc(room.id)];
    const ways = {
      exactly: [isNumber ? eq(numberText, keyword) : undefined],
      begins: [isNumber ? startsWith(numberText, keyword) : undefined],
    };
    const many = { table: room, id: room.id, names: [room.title], of: eq(room.kind, kind), order };
    const { where, rank } = matchMany(keyword, ways, many);
    const { id, title, status } = room;
    return db
      .select({ id, title, subtitle: numberText.mapWith(String), status, rank })
      .from(room)
      .where(and(eq(room.kind, kind), where))
      .orderBy(rank, ...order)
      .limit(HITS_PER_TYPE);
  };

export const findActivityRoomsBy = findRooms('activity');
export const findPeopleRoomsBy = findRooms('people');
