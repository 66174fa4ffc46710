import { and, eq } from 'drizzle-orm';
import type { RoomStatus } from '../../../contract/room/enums';
import { HOUR_MS, shift } from '../../lib/time';
import { START, type TestApp } from '../../testing';
import { operation } from '../operation/table';
import { room } from './table';

type Row = typeof room.$inferSelect;
type More = Partial<typeof room.$inferInsert>;

const hours = (from: number) => shift(START.toISOString(), from * HOUR_MS);

/** When rooms of a status start and end, in hours from `START`. */
const times: Readonly<Record<RoomStatus, readonly [from: number, to: number]>> = {
  draft: [24, 26],
  scheduled: [1, 3],
  live: [-1, 2],
  ended: [-3, -1],
  closed: [-3, -1],
};

/** Below the demo's numbers, so that new rooms get other numbers. */
const LAST_NUMBER = 790_000;
let made = 0;

/** Rooms inserted without checks, so that each can have any status. */
export const testRooms = (server: () => TestApp, kind: Row['kind']) => ({
  async make(status: RoomStatus, more: More = {}, [from, to] = times[status]): Promise<Row> {
    const { db } = server();
    const [like] = await db
      .select()
      .from(room)
      .where(and(eq(room.kind, kind), eq(room.status, 'live')));
    if (!like) throw new Error('the demo data has no live room');
    made += 1;
    const fresh = {
      title: `Room ${made}`,
      online: 0,
      recommended: false,
      frozen: false,
      frozenReason: null,
      closedReason: null,
      version: 1,
      reports: 0,
    };
    const [row] = await db
      .insert(room)
      .values({
        ...like,
        ...fresh,
        id: undefined,
        number: LAST_NUMBER - made,
        status,
        startsAt: hours(from),
        endsAt: hours(to),
        ...more,
      })
      .returning();
    if (!row) throw new Error('no room was made');
    return row;
  },

  async find(id: string): Promise<Row> {
    const [row] = await server().db.select().from(room).where(eq(room.id, id));
    if (!row) throw new Error(`there is no room ${id}`);
    return row;
  },

  log: (id: string) => server().db.select().from(operation).where(eq(operation.targetId, id)).orderBy(operation.id),
});
