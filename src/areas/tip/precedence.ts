import type { Tip } from '@contract/tip';

/** What decides which of two tips of one place is shown. One without an id is yet to be made. */
type Rank = Pick<Tip, 'priority' | 'from'> & { id?: string };

/**
 * Whether one is shown rather than the other while both are online, as the back end decides it: the more urgent, of
 * equals the one that began last, of these the one that was made last.
 */
export function goesBefore(one: Rank, other: Rank): boolean {
  if (one.priority !== other.priority) return one.priority < other.priority;
  const [began, otherBegan] = [new Date(one.from).getTime(), new Date(other.from).getTime()];
  return began === otherBegan ? isNewer(one.id, other.id) : began > otherBegan;
}

/** Ids grow; they are longer than a number holds. */
function isNewer(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined) return true;
  return other !== undefined && BigInt(one) > BigInt(other);
}
