import { sql } from 'drizzle-orm';
import { homeSection, type ItemType, SECTION_MAX } from '../../../contract/shelf/enums';
import type { Db } from '../../db/database';
import { lockShelf } from '../../db/locks';
import { type Actor, logOperation } from '../../lib/operationLog';
import { notFound, ruleForbids } from '../../refusal';
import { findGoods, type Goods, goodsOnShelf, type Move, writePlaces } from './goods';
import { shelfMessages } from './messages';
import { shelf } from './table';

interface Change {
  id: string;
  status: 'on' | 'off';
  reason?: string;
}

/**
 * Puts an item on sale, at the end of its section, or takes it off. @throws `10404`, also for an item of another type
 */
export async function changeSaleStatus(
  tx: Db,
  actor: Actor,
  type: ItemType,
  { id, status, reason }: Change,
): Promise<void> {
  await lockShelf(tx);
  const item = await findGoods(tx, id);
  if (item.type !== type) {
    throw notFound();
  }
  const present = await goodsOnShelf(tx);
  const moves = status === 'on' ? putOn(item, present) : takeOff(item, present);
  await writePlaces(tx, moves, actor.now);
  await countUp(tx, actor);
  for (const move of moves) {
    await logTurn(tx, actor, move, reason);
  }
}

function putOn(item: Goods, present: Goods[]): Move[] {
  if (item.section) {
    throw ruleForbids(shelfMessages.alreadyOnSale);
  }
  const section = homeSection[item.type];
  const others = present.filter((other) => other.section === section);
  if (others.length >= SECTION_MAX) {
    throw ruleForbids(shelfMessages.sectionFull, { count: SECTION_MAX });
  }
  return [{ item, section, place: others.length + 1 }];
}

/** The items after it in its section move up. */
function takeOff(item: Goods, present: Goods[]): Move[] {
  if (!item.section) {
    throw ruleForbids(shelfMessages.alreadyOffSale);
  }
  const others = present.filter(({ id, section }) => section === item.section && id !== item.id);
  const closed = others.map((other, index): Move => ({ item: other, section: other.section, place: index + 1 }));
  return [{ item, section: null, place: null }, ...closed.filter(({ item, place }) => item.place !== place)];
}

/** Logs on an item's own timeline that it was put on the shelf or taken off. */
export async function logTurn(tx: Db, actor: Actor, { item, section }: Move, reason?: string): Promise<void> {
  if ((section === null) === (item.section === null)) {
    return;
  }
  await logOperation(tx, actor, {
    action: section ? 'putOn' : 'takeOff',
    target: { type: item.type, id: item.id, name: item.name },
    before: { status: item.section ? 'on' : 'off', section: item.section },
    after: { status: section ? 'on' : 'off', section },
    reason,
  });
}

/** Increments the shelf's version, which covers all of it. The caller holds the shelf's lock. */
export async function countUp(tx: Db, { admin, now }: Actor): Promise<void> {
  const by = { updatedAt: now, sysUserId: admin.id };
  await tx
    .insert(shelf)
    .values({ id: 1, ...by, version: 2 })
    .onConflictDoUpdate({ target: shelf.id, set: { ...by, version: sql`${shelf.version} + 1` } });
}
