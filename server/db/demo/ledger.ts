import type { LedgerEntry } from '../../../contract/user';
import { adjustReasons } from './words';
import type { World } from './world';

type Kind = LedgerEntry['kind'];
type Currency = LedgerEntry['currency'];

interface Move {
  kind: Kind;
  from: number;
  to: number;
}

const moves: Record<Currency, readonly Move[]> = {
  points: [
    { kind: 'signIn', from: 5, to: 20 },
    { kind: 'signIn', from: 5, to: 20 },
    { kind: 'share', from: 10, to: 30 },
    { kind: 'order', from: 50, to: 400 },
    { kind: 'exchange', from: -300, to: -50 },
  ],
  stones: [
    { kind: 'recharge', from: 60, to: 680 },
    { kind: 'wish', from: -60, to: -10 },
    { kind: 'exchange', from: -120, to: -20 },
  ],
};
const openings: Record<Currency, number> = { points: 100, stones: 0 };
const ADJUSTED = 0.02;

export interface Account {
  userId: string;
  /** Ages in days, oldest first, on which something happened. */
  days: number[];
  adminIds: string[];
}

/** Entries of one user in one currency, oldest first, whose deltas sum to the balance and never take it below zero. */
export function makeLedger(world: World, currency: Currency, { userId, days, adminIds }: Account) {
  const { random } = world;
  let balance = 0;
  const entries = days.flatMap((day, index) => {
    const adjusted = index > 0 && currency === 'points' && random.chance(ADJUSTED);
    const { kind, delta } = adjusted ? adjustment(world) : nextMove(world, currency, index);
    if (delta === 0 || balance + delta < 0) {
      return [];
    }
    balance += delta;
    return {
      id: world.nextId(),
      userId,
      currency,
      kind,
      delta,
      balance,
      reason: adjusted ? random.pick(adjustReasons) : null,
      sysUserId: adjusted ? random.pick(adminIds) : null,
      at: world.daysAgo(day),
    };
  });
  return { entries, balance };
}

const adjustment = ({ random }: World) => ({
  kind: 'adjustment' as const,
  delta: random.pick([-50, 50, 100, 200, 500]),
});

function nextMove({ random }: World, currency: Currency, index: number): { kind: Kind; delta: number } {
  if (index === 0 && openings[currency] > 0) {
    return { kind: 'opening', delta: openings[currency] };
  }
  const { kind, from, to } = random.pick(moves[currency]);
  return { kind, delta: random.integer(from, to) };
}
