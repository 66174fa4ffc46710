import { and, asc, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import type { Compared, Kept } from '../../lib/kept';
import { room, roomReport } from '../room/table';

/** How many rooms are counted, and held, at a time. */
const AT_ONCE = 1000;

const counted = sql`(select count(*)::int from ${roomReport} where ${roomReport.roomId} = ${room.id})`;

/**
 * Whoever reports a room has counted and is seen, or waits for the row and counts afterwards; so the rows are held first,
 * and their reports are counted by a statement of its own. Only what is wrong is written, because a room is in many
 * indexes.
 */
async function count(db: Db): Promise<void> {
  for (let last: string | undefined = '0'; last; ) {
    const after: string = last;
    last = await db.transaction(async (tx) => {
      const held = await tx
        .select({ id: room.id })
        .from(room)
        .where(gt(room.id, after))
        .orderBy(asc(room.id))
        .limit(AT_ONCE)
        .for('no key update');
      const ids = held.map(({ id }) => id);
      const wrong = and(inArray(room.id, ids), ne(room.reports, counted));
      if (ids.length > 0) await tx.update(room).set({ reports: counted }).where(wrong);
      return ids.at(-1);
    });
  }
}

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
