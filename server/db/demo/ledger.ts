import { stonesTakenBack } from '../../../contract/order/enums';
import type { LedgerEntry } from '../../../contract/user';
import type { ledger } from '../tables';
import type { Buyer, Order } from './shop';
import { adjustReasons, refundReasons } from './words';
import type { World } from './world';

type Kind = LedgerEntry['kind'];
type Currency = LedgerEntry['currency'];
export type Entry = typeof ledger.$inferInsert;

interface Move {
  kind: Exclude<Kind, 'recharge' | 'exchange'>;
  from: number;
  to: number;
}

/** By the bounds of what it moves, or by what was bought. */
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
/** A refund in part. */
const PART = 0.35;

export interface Account {
  userId: string;
  /** Ages in days, oldest first, on which something happened. */
  days: number[];
  adminIds: string[];
  buyer: Buyer;
}

/** An order that was paid: what it moved, and what moved back if it was refunded. */
export interface Purchase extends Order {
  userId: string;
  entry: Entry;
  refund?: { amount: number; entry: Entry };
}

interface Step {
  kind: Kind;
  delta: number;
  bought?: Order;
}

/** The entries of one user in one currency as they are made. */
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
 * Entries of one user in one currency, oldest first, whose deltas sum to the balance and never take it below zero, and
 * what was bought with some of them.
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

/** What goes back, now and then: all or a part of what was paid, and what that is in points or stones. */
function refundOf({ trade }: World, { kind, paid }: Order, delta: number) {
  if (!trade.chance(REFUNDED)) {
    return undefined;
  }
  const amount = trade.chance(PART) ? Math.ceil(paid * (0.2 + 0.6 * trade.next())) : paid;
  const back = kind === 'exchange' ? amount : -stonesTakenBack(delta, amount, paid);
  return back === 0 ? undefined : { amount, delta: back };
}
