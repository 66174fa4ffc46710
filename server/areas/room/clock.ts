import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { advanceEach } from '../../lib/advanceEach';
import { isBefore } from '../../lib/time';
import type { Advance } from '../area';
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
export async function stepRooms(db: Db, which: SQL | undefined, now: string): Promise<number> {
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

/** Performs due steps of rooms. Several processes may run it at once: a room that another one has locked is skipped. */
export const advanceRooms: Advance = (db, now, onError) =>
  advanceEach({
    due: (limit) => db.select({ id: room.id }).from(room).where(due(now)).orderBy(asc(room.id)).limit(limit),
    step: ({ id }) =>
      db.transaction(async (tx) => {
        const unlocked = tx.select({ id: room.id }).from(room).where(eq(room.id, id));
        const [held] = await unlocked.for('no key update', { skipLocked: true });
        return held !== undefined && (await advanceRoom(tx, id, now)) > 0;
      }),
    onError,
  });

/** Performs the due step of one locked room, so that rules are exact to the millisecond. */
export const advanceRoom = (tx: Db, id: string, now: string): Promise<number> => stepRooms(tx, eq(room.id, id), now);
