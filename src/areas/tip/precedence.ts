import type { Tip } from '@contract/tip';

/** What decides which of two tips in a place is shown. A new tip has no id. */
type Rank = Pick<Tip, 'priority' | 'from'> & { id?: string };

/** Which tip users see, by the back end's rule: higher priority, then later start, then later creation. */
export function goesBefore(one: Rank, other: Rank): boolean {
  if (one.priority !== other.priority) return one.priority < other.priority;
  const [began, otherBegan] = [new Date(one.from).getTime(), new Date(other.from).getTime()];
  return began === otherBegan ? isNewer(one.id, other.id) : began > otherBegan;
}

/** A higher id is newer. Ids exceed the safe integers, and a service may have texts, so longer ones are higher. */
function isNewer(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined) return true;
  if (other === undefined) return false;
  return one.length === other.length ? one > other : one.length > other.length;
}
