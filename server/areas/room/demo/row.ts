import { MINUTE_MS, shift } from '../../../lib/time';
import type { room } from '../table';

export type RoomRow = typeof room.$inferInsert & { id: string };

const FROZEN_AFTER_MINUTES = 20;

/** When the conversation in a room ended. */
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
