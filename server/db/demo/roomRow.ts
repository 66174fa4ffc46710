import { MINUTE_MS, shift } from '../../lib/time';
import type { room } from '../tables';

export type RoomRow = typeof room.$inferInsert & { id: string };

/** A user, as far as rooms need them. */
export interface Person {
  id: string;
  registeredAt: string;
}

const FEW = 5;
const FROZEN_AFTER_MINUTES = 20;

/** Those who were there at an instant; `users` are in the order of their registration. Before there were any, a few. */
export function registeredBy<P extends Person>(users: readonly P[], instant: string): readonly P[] {
  const later = users.findIndex(({ registeredAt }) => registeredAt > instant);
  return later === -1 ? users : users.slice(0, Math.max(later, FEW));
}

/** When people stopped talking in a room that took place. */
export function silentFrom({ status, frozen, startsAt, endsAt }: RoomRow, now: string): string {
  if (frozen) {
    return shift(startsAt, FROZEN_AFTER_MINUTES * MINUTE_MS);
  }
  switch (status) {
    case 'live':
      return now;
    case 'closed':
      return shift(startsAt, (Date.parse(endsAt) - Date.parse(startsAt)) / 2);
    default:
      return endsAt;
  }
}
