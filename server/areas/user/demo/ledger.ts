import { stonesTakenBack } from '../../../../contract/order/enums';
import type { LedgerEntry } from '../../../../contract/user';
import type { Buyer, Order, Purchase } from '../../../db/demo/shop';
import { adjustReasons, refundReasons } from '../../../db/demo/words';
import type { World } from '../../../db/demo/world';
import type { ledger } from '../table';

type Kind = LedgerEntry['kind'];
type Currency = LedgerEntry['currency'];
export type Entry = typeof ledger.$inferInsert;

interface Move {
  kind: Exclude<Kind, 'recharge' | 'exchange'>;
  from: number;
  to: number;
}

/** The range of each kind of entry, or a purchase. */
const moves: Record<Currency, readonly (Move | 'recharge' | 'exchange')[]> = {
  points: [
    { kind: 'signIn', from: 5, to: 20 },
    { kind: 'signIn', from: 5, to: 20 },
    { kind: 'share', from: 10, to: 30 },
    { kind: 'order', from: 50, to: 400 },
    'exchange',
  ],
  stones: ['recharge', { kind: 'wish', from: -60, to: -10 }, 'exchange'],
};
const openings: Record<Currency, number> = { points: 100, stones: 0 };
const ADJUSTED = 0.02;
const REFUNDED = 0.04;
/** The share of refunds that are partial. */
const PART = 0.35;

interface Account {
  userId: string;
  /** Ages in days, oldest first, on which something happened. */
  days: number[];
  adminIds: string[];
  buyer: Buyer;
}

interface Step {
  kind: Kind;
  delta: number;
  bought?: Order;
}

function openBook(world: World, userId: string, currency: Currency) {
  const book = {
    entries: [] as Entry[],
    balance: 0,
    add(step: Pick<Entry, 'kind' | 'delta' | 'reason' | 'sysUserId' | 'at'>): Entry {
      book.balance += step.delta;
      const entry = {
        id: world.nextId(),
        userId,
        currency,
        ...step,
        balance: book.balance,
        orderId: null,
        wishId: null,
      };
      book.entries.push(entry);
      return entry;
    },
  };
  return book;
}

/**
 * The entries of a user in one currency, oldest first, and the purchases behind some of them. The entries sum to the
 * balance and never take it below zero.
 */
export function makeLedger(world: World, currency: Currency, { userId, days, adminIds, buyer }: Account) {
  const { random, trade } = world;
  const book = openBook(world, userId, currency);
  const purchases: Purchase[] = [];
  for (const [index, day] of days.entries()) {
    const adjusted = index > 0 && currency === 'points' && random.chance(ADJUSTED);
    const { kind, delta, bought } = adjusted ? adjustment(world) : nextStep(world, currency, { index, day, buyer });
    if (delta === 0 || book.balance + delta < 0) {
      continue;
    }
    const reason = adjusted ? random.pick(adjustReasons) : null;
    const sysUserId = adjusted ? random.pick(adminIds) : null;
    const entry = book.add({ kind, delta, reason, sysUserId, at: world.daysAgo(day) });
    if (bought) {
      buyer.keep(bought);
      const back = refundOf(world, bought, delta);
      const by = { reason: trade.pick(refundReasons), sysUserId: trade.pick(adminIds) };
      const at = world.daysAgo(day - (day - (days[index + 1] ?? 0)) * 0.9 * trade.next());
      const refund = back && { amount: back.amount, entry: book.add({ kind: 'refund', delta: back.delta, ...by, at }) };
      purchases.push({ ...bought, userId, entry, refund });
    }
  }
  return { entries: book.entries, purchases, balance: book.balance };
}

const adjustment = ({ random }: World): Step => ({
  kind: 'adjustment',
  delta: random.pick([-50, 50, 100, 200, 500]),
});

interface Now {
  index: number;
  day: number;
  buyer: Buyer;
}

function nextStep(world: World, currency: Currency, { index, day, buyer }: Now): Step {
  const { random } = world;
  if (index === 0 && openings[currency] > 0) {
    return { kind: 'opening', delta: openings[currency] };
  }
  const move = random.pick(moves[currency]);
  if (typeof move === 'object') {
    return { kind: move.kind, delta: random.integer(move.from, move.to) };
  }
  const at = world.daysAgo(day);
  const bought = move === 'recharge' ? buyer.stones(at, random.next()) : buyer.gift(at, random.next(), currency);
  return { kind: move, delta: bought.delta, bought };
}

/** A refund from time to time: all or part of what was paid, and the points or stones that it moves. */
function refundOf({ trade }: World, { kind, paid }: Order, delta: number) {
  if (!trade.chance(REFUNDED)) {
    return undefined;
  }
  const amount = trade.chance(PART) ? Math.ceil(paid * (0.2 + 0.6 * trade.next())) : paid;
  const back = kind === 'exchange' ? amount : -stonesTakenBack(delta, amount, paid);
  return back === 0 ? undefined : { amount, delta: back };
}
