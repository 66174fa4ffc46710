import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { room } from '../../db/tables';
import { isBefore } from '../../lib/time';
import { sendHome } from './members';

interface Times {
  startsAt: string;
  endsAt: string;
}

/** The status that a room's times mean once it is neither a draft nor closed. */
export function statusByTime({ startsAt, endsAt }: Times, now: string): 'scheduled' | 'live' | 'ended' {
  if (!isBefore(now, endsAt)) {
    return 'ended';
  }
  return isBefore(now, startsAt) ? 'scheduled' : 'live';
}

/** Rooms whose next step has come; a frozen room's time goes on too. */
const due = (now: string) =>
  and(
    inArray(room.status, ['scheduled', 'live']),
    or(lte(room.endsAt, now), and(eq(room.status, 'scheduled'), lte(room.startsAt, now))),
  );

/** Takes the due steps of some rooms, also those that were slept through: scheduled → live → ended. */
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
 * Takes the steps of all rooms that are due, and answers how many there were. Several processes may do so at once:
 * a room that another one holds just then is left to it, or to the next time.
 */
export const advanceRooms = (db: Db, now: string): Promise<number> =>
  db.transaction((tx) => {
    const free = tx
      .select({ id: room.id })
      .from(room)
      .where(due(now))
      .orderBy(asc(room.id))
      .for('update', { skipLocked: true });
    return step(tx, inArray(room.id, free), now);
  });

/** Takes the due step of one room that is locked, so that a rule is right to the millisecond. */
export const advanceRoom = (tx: Db, id: string, now: string): Promise<number> => step(tx, eq(room.id, id), now);
