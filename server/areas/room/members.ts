import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { among } from '../../lib/filters';
import { room, roomMember } from './table';

/** Ends the stay of everyone who is still in these rooms, at the end of the room or at `at`. */
export async function sendHome(tx: Db, roomIds: string[], at?: string): Promise<void> {
  if (roomIds.length > 0) {
    const left = at ?? sql`(select ${room.endsAt} from ${room} where ${room.id} = ${roomMember.roomId})`;
    await tx
      .update(roomMember)
      .set({ leftAt: sql`greatest(${roomMember.joinedAt}, ${left}::timestamptz)` })
      .where(and(among(roomMember.roomId, roomIds), isNull(roomMember.leftAt)));
  }
}
