import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { type Compared, countAnew, type Kept } from '../../lib/kept';
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

interface Row {
  id: string;
  reports: number;
  counted: number;
  differ: number;
}

async function compare(db: Db, shown: number): Promise<Compared> {
  const { rows } = (await db.execute(sql`
    with told as (
      select room.id::text as id, room.reports, coalesce(counts.count, 0) as counted
      from ${room} room
      left join (select room_id, count(*)::int as count from ${roomReport} group by room_id) counts
        on counts.room_id = room.id
    ), rooms as (select count(*)::int as rooms from told)
    select rooms, differ.* from rooms left join (
      select *, count(*) over ()::int as differ from told where reports <> counted order by id limit ${shown}
    ) differ on true`)) as unknown as { rows: (Row & { rooms: number })[] };
  const found = rows.filter(({ id }) => id !== null);
  return {
    records: rows[0]?.rooms ?? 0,
    differ: found[0]?.differ ?? 0,
    first: found.map(({ id, reports, counted }) => ({
      of: `room ${id}`,
      kept: `${reports} reports`,
      counted: `${counted} reports`,
    })),
  };
}

export const reportsKept: Kept = { name: 'Reports of rooms', count, compare };
