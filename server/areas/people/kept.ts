import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { compareTexts, countAnew, type Kept } from '../../lib/kept';
import { room, roomReport } from '../room/table';

const counted = sql`(select count(*)::int from ${roomReport} where ${roomReport.roomId} = ${room.id})`;

/** Only what is wrong is written, because a room is in many indexes. */
const count = (db: Db) =>
  countAnew(db, room, (tx, ids) =>
    tx
      .update(room)
      .set({ reports: counted })
      .where(and(inArray(room.id, ids), ne(room.reports, counted))),
  );

const compare: Kept['compare'] = (db, shown) =>
  compareTexts(
    db,
    'room',
    sql`
      select ${room.id}, ${room.reports} || ' reports' as kept, coalesce(counts.count, 0) || ' reports' as counted
      from ${room}
      left join (select room_id, count(*)::int as count from ${roomReport} group by room_id) counts
        on counts.room_id = ${room.id}`,
    shown,
  );

export const reportsKept: Kept = { name: 'Reports of rooms', count, compare };
