import type { Tip } from '@contract/tip';

/** What decides which of two tips of one place is shown. */
type Rank = Pick<Tip, 'priority' | 'from'>;

/** Whether one is shown rather than the other while both are online: the more urgent, of equals the one that began later. */
export function goesBefore(one: Rank, other: Rank): boolean {
  if (one.priority !== other.priority) return one.priority < other.priority;
  return new Date(one.from) > new Date(other.from);
}
