import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { isBefore } from '../../lib/time';
import { sendHome } from './members';
import { room } from './table';

interface Times {
  startsAt: string;
  endsAt: string;
}

/** The status by its times of a room that is neither a draft nor closed. */
export function statusByTime({ startsAt, endsAt }: Times, now: string): 'scheduled' | 'live' | 'ended' {
  if (!isBefore(now, endsAt)) {
    return 'ended';
  }
  return isBefore(now, startsAt) ? 'scheduled' : 'live';
}

/** Rooms with a due step, including frozen rooms. */
const due = (now: string) =>
  and(
    inArray(room.status, ['scheduled', 'live']),
    or(lte(room.endsAt, now), and(eq(room.status, 'scheduled'), lte(room.startsAt, now))),
  );

/** Performs the due steps of rooms: scheduled → live → ended. One call may perform both for a room. */
async function step(db: Db, which: SQL | undefined, now: string): Promise<number> {
  const over = lte(room.endsAt, now);
  const stepped = await db
    .update(room)
    .set({
      status: sql`case when ${over} then 'ended' else 'live' end`,
      online: sql`case when ${over} then 0 else ${room.online} end`,
      recommended: sql`${room.recommended} and not (${over})`,
    })
    .where(and(which, due(now)))
    .returning({ id: room.id, status: room.status });
  const ended = stepped.filter(({ status }) => status === 'ended').map(({ id }) => id);
  await sendHome(db, ended);
  return stepped.length;
}

/**
 * Performs the due steps of all rooms and returns how many there were. Several processes may run it at once: a room
 * that another process has locked is skipped.
 */
export const advanceRooms = (db: Db, now: string): Promise<number> =>
  db.transaction((tx) => {
    const free = tx
      .select({ id: room.id })
      .from(room)
      .where(due(now))
      .orderBy(asc(room.id))
      .for('no key update', { skipLocked: true });
    return step(tx, inArray(room.id, free), now);
  });

/** Performs the due step of one locked room, so that rules are exact to the millisecond. */
export const advanceRoom = (tx: Db, id: string, now: string): Promise<number> => step(tx, eq(room.id, id), now);
