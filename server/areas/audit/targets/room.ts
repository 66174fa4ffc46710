import { and, eq } from 'drizzle-orm';
import { mayStep } from '../../../../contract/room/enums';
import type { Db } from '../../../db/database';
import {
  closing,
  lockRoomRow,
  requireSceneOnline,
  requireUnclosed,
  roomMessages,
  sendHome,
  statusByTime,
  writeRoom,
} from '../../room';
import { room } from '../../room/table';
import { requireNotBanned } from '../../user';
import { shownAfter } from './shown';
import { type Change, changeOf, type Held, type Verdict } from './target';

type Row = typeof room.$inferSelect;

async function lockPeopleRoom(tx: Db, id: string, now: string): Promise<Row | undefined> {
  await lockRoomRow(tx, id, now);
  const [row] = await tx
    .select()
    .from(room)
    .where(and(eq(room.id, id), eq(room.kind, 'people')));
  return row;
}

export async function holdRoom(tx: Db, id: string, now: string): Promise<Held | undefined> {
  const row = await lockPeopleRoom(tx, id, now);
  return (
    row && {
      ...ownerOf(row),
      content: { title: row.title, text: row.description || null, image: row.cover },
      submit(title = row.title) {
        requireUnclosed(row);
        return write(tx, row, { title, auditState: 'pending' }, now);
      },
      async decide(verdict) {
        const next = decided(row, verdict, now);
        const opens = next.status === 'scheduled' || next.status === 'live';
        // Since it was submitted its owner may have been banned, and while it was closed its blessed land withdrawn.
        if (opens) await requireNotBanned(tx, row.hostId, now, roomMessages.bannedCannotOpen);
        if (opens && row.status === 'closed') await requireSceneOnline(tx, row.sceneTemplateId);
        return write(tx, row, next, now);
      },
    }
  );
}

export async function holdCover(tx: Db, id: string, now: string): Promise<Held | undefined> {
  const row = await lockPeopleRoom(tx, id, now);
  return (
    row && {
      ...ownerOf(row),
      content: { title: null, text: null, image: row.cover },
      submit(cover) {
        requireUnclosed(row);
        return write(tx, row, { cover: cover ?? row.cover }, now);
      },
      decide: (verdict) => write(tx, row, { cover: shownAfter(verdict, row.cover, verdict.item.image, null) }, now),
    }
  );
}

const ownerOf = ({ id, title, hostId }: Row) => ({ type: 'people', id, name: title, userId: hostId }) as const;

/** An approved draft gets the status that its times require; a rejection closes a room that is not over yet. */
function decided(row: Row, { decision, words, corrects }: Verdict, now: string): Partial<Row> {
  if (corrects?.outdated) {
    return {};
  }
  if (decision === 'rejected') {
    return { auditState: 'rejected', ...(mayStep('close', row.status) && closing(words)) };
  }
  const closedByIt = row.status === 'closed' && corrects?.words.includes(row.closedReason ?? '');
  const opens = row.status === 'draft' || closedByIt;
  return { auditState: 'approved', ...(opens && { status: statusByTime(row, now), closedReason: null }) };
}

async function write(tx: Db, row: Row, next: Partial<Row>, now: string): Promise<Change | undefined> {
  const changed = changeOf(row, next);
  if (changed) {
    await writeRoom(tx, row.id, changed.after, now);
    if (changed.after.status === 'closed') {
      await sendHome(tx, [row.id], now);
    }
  }
  return changed;
}
