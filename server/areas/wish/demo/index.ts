import { WISH_DAYS } from '../../../../contract/wish/enums';
import { operatorIds } from '../../../db/demo/operators';
import { type GiftRow, type Shop, shopOf } from '../../../db/demo/shop';
import { badTexts, isFresh } from '../../../db/demo/submissions';
import type { Demo, World } from '../../../db/demo/world';
import { changed } from '../../../lib/operationLog';
import { DAY_MS, elapsed, HOUR_MS, shift } from '../../../lib/time';
import { operation } from '../../operation/table';
import { room } from '../../room/table';
import { gift } from '../../shelf/table';
import { ledger, user } from '../../user/table';
import { stateOf } from '../log';
import { wish } from '../table';
import { createStoneBooks, type StoneBooks } from './stoneBooks';
import { removeReasons, wishTexts } from './texts';

type WishRow = typeof wish.$inferSelect;
type Entry = typeof ledger.$inferInsert;
type OperationRow = typeof operation.$inferInsert;

const FIRST_NUMBER = 600_001;
/** The minimum in any demo whose users have the stones. */
const FEW = 30;
/** The minimum of recent wishes that wait for their audit. */
const FRESH_WISHES = 12;
const TRIES = 30;
const BAD = 0.12;
/** The chance of a bad text by a user who has written one before. */
const BAD_AGAIN = 0.7;
const WISH_MS = WISH_DAYS * DAY_MS;
/** No wish expires within the next hours. */
const OLD_MS = WISH_MS - 0.2 * DAY_MS;
/** A wish is audited before it is fulfilled or removed. */
const SEEN_MS = 3 * HOUR_MS;

export const demo: Demo = {
  order: 6,
  make(world) {
    const made = makeWishes(world);
    world.add(wish, made.wishes);
    world.add(ledger, made.ledger);
    world.add(operation, made.operations);
  },
};

/**
 * The wishes of users, oldest first: one for every wish in the ledger, whose entries then refer to it, and some more;
 * their ends, and the entries of returned stones.
 */
function makeWishes(world: World) {
  const { random, daysAgo, rows } = world;
  const books = createStoneBooks(world, rows(user), rows(ledger));
  // Owners of waiting rooms get earlier wishes, so that some submitters in the queue have a history.
  const waiting = rows(room).filter(({ auditState }) => auditState === 'pending');
  const offenders = new Set(waiting.map(({ hostId }) => hostId));
  const known = books.owners.filter((id) => offenders.has(id));
  const tied = rows(ledger).filter(({ kind }) => kind === 'wish');
  const missing = FRESH_WISHES - tied.filter(({ at }) => isFresh(world, at)).length;
  const spent = [
    ...tied,
    ...spend(world, books, { count: FEW, owners: books.owners, at: () => daysAgo(0.3 + random.next() ** 2 * 80) }),
    ...spend(world, books, { count: known.length, owners: known, at: () => daysAgo(1 + random.next() * 60) }),
    ...spend(world, books, { count: missing, owners: books.owners, at: () => daysAgo(0.003 + random.next() * 0.2) }),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));

  const wishes = spent.map((entry, index) => {
    const row = openWish(world, entry, FIRST_NUMBER + index, offenders.has(entry.userId));
    entry.wishId = row.id;
    return row;
  });
  const staff = { books, gifts: rows(gift), shop: shopOf(world), adminIds: operatorIds(world) };
  const operations: OperationRow[] = [];
  const stayed = wishes.filter((row) => !(isBad(row.text) || isFresh(world, row.madeAt)));
  for (const [index, row] of stayed.entries()) {
    const end = endOf(world, row, index);
    if (end) {
      operations.push(...bringTo(world, row, end, staff));
    }
  }
  return { wishes, ledger: books.added, operations };
}

interface Spending {
  count: number;
  owners: string[];
  at(): string;
}

/** Additional ledger entries for wishes, for users who had enough stones. */
function spend({ random }: World, books: StoneBooks, { count, owners, at }: Spending): Entry[] {
  const spent: Entry[] = [];
  for (let tries = 0; owners.length > 0 && spent.length < count && tries < count * TRIES; tries += 1) {
    const userId = random.pick(owners);
    const made = at();
    const stones = random.pick([10, 20, 20, 50, 100, 520]);
    if (books.spare(userId, made) >= stones) {
      spent.push(books.add(userId, { kind: 'wish', delta: -stones, at: made }));
    }
  }
  return spent;
}

const isBad = (text: string) => badTexts.some(([bad]) => bad === text);

function openWish({ random, nextId }: World, { userId, delta, at }: Entry, number: number, known: boolean): WishRow {
  const bad = random.chance(known ? BAD_AGAIN : BAD);
  return {
    ...{ id: nextId(), number, userId, stones: -delta, state: 'open' },
    text: bad ? random.pick(badTexts)[0] : random.pick(wishTexts),
    ...{ giftId: null, giftName: null, giftIcon: null, giftStones: null },
    ...{ refunded: 0, removedReason: null, requestId: null },
    ...{ madeAt: at, expiresAt: shift(at, WISH_MS), fulfilledAt: null, endedAt: null },
    version: 1,
  };
}

type End = 'fulfilled' | 'expired' | 'refund' | 'keep';
/** The ends of the oldest wishes, so that every demo has each of them. */
const firstEnds: readonly End[] = ['fulfilled', 'expired', 'refund', 'keep'];

/** The end of a wish that its audit approved; undefined while it is open. */
function endOf({ random, daysAgo }: World, { madeAt }: WishRow, index: number): End | undefined {
  const age = elapsed(madeAt, daysAgo(0));
  const chance = random.next();
  if (age > OLD_MS) {
    const removed = chance < 0.97 ? 'refund' : 'keep';
    const unfulfilled = chance < 0.94 ? 'expired' : removed;
    // A wish that would expire soon was fulfilled before.
    return firstEnds[index] ?? (chance < 0.6 || age < WISH_MS ? 'fulfilled' : unfulfilled);
  }
  if (chance < 0.04) {
    return chance < 0.025 ? 'refund' : 'keep';
  }
  return chance < 0.04 + (0.5 * age) / OLD_MS ? 'fulfilled' : undefined;
}

interface Staff {
  books: StoneBooks;
  gifts: readonly GiftRow[];
  shop: Shop;
  adminIds: string[];
}

/** Ends a wish and returns the operations on it. */
function bringTo(world: World, row: WishRow, end: End, { books, gifts, shop, adminIds }: Staff): OperationRow[] {
  const { id, userId, stones, expiresAt } = row;
  if (end === 'expired') {
    Object.assign(row, { state: 'expired', refunded: stones, endedAt: expiresAt, version: 2 });
    books.add(userId, { kind: 'refund', delta: stones, at: expiresAt }).wishId = id;
    return [];
  }
  const before = stateOf(row);
  const at = laterOn(world, row);
  const sysUserId = world.random.pick(adminIds);
  const about = {
    id: world.nextId(),
    sysUserId,
    targetType: 'wish',
    targetId: id,
    targetName: String(row.number),
  } as const;
  if (end === 'fulfilled') {
    const gift = giftFor(world, row, gifts, (one) => shop.priceAt(one, at).priceStones ?? 0);
    Object.assign(row, { ...gift, state: 'fulfilled', fulfilledAt: at, version: 2 });
    return [{ ...about, action: 'fulfil', ...changed(before, stateOf(row)), reason: null, ip: IP, at }];
  }
  const reason = world.random.pick(removeReasons);
  const refunded = end === 'refund' ? stones : 0;
  Object.assign(row, { state: 'removed', removedReason: reason, refunded, endedAt: at, version: 2 });
  if (refunded > 0) {
    books.add(userId, { kind: 'refund', delta: stones, reason, sysUserId, at }).wishId = id;
  }
  return [{ ...about, action: 'remove', ...changed(before, stateOf(row)), reason, ip: IP, at }];
}

const IP = '203.0.113.7';

/** A time between its creation and its expiry, to the second. */
function laterOn({ random, daysAgo }: World, { madeAt }: WishRow): string {
  const most = Math.min(elapsed(madeAt, daysAgo(0)), WISH_MS);
  const seconds = Math.floor((SEEN_MS + random.next() ** 1.5 * (most - SEEN_MS)) / 1000);
  return shift(madeAt, (seconds - 1) * 1000);
}

/** A gift that is rarely worth much more than the wish. */
function giftFor(
  { random }: World,
  { stones }: WishRow,
  gifts: readonly GiftRow[],
  priceOf: (gift: GiftRow) => number,
) {
  const given = gifts.filter(({ kind, priceStones }) => kind !== 'shipped' && priceStones);
  const most = random.chance(0.03) ? 200 : Math.max(25, stones * 1.1);
  const within = given.filter((one) => priceOf(one) <= most);
  const { id, name, icon, ...gift } = random.pick(within.length > 0 ? within : given);
  return { giftId: id, giftName: name, giftIcon: icon, giftStones: priceOf({ id, name, icon, ...gift }) };
}
