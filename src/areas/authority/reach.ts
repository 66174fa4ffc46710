import type { reachChange } from '@contract/authority/enums';
import { mayReach } from '@/session';
import type { Screen } from './screens';

/** What an authority list does to a screen, and what another one would. */
export interface Reach extends Screen {
  /** The entries of the list that open it; none: it is closed. */
  now: string[];
  tried: string[];
  change?: keyof typeof reachChange;
}

/** The same rule that guards the routes, entry by entry. */
export function entriesFor(authority: readonly string[], path: string): string[] {
  return authority.filter((entry) => mayReach([entry], path));
}

/** What the list opens of the screens; with `tried`, compared to what that one would. */
export function reachOf(screens: readonly Screen[], authority: readonly string[], tried?: readonly string[]): Reach[] {
  return screens.map((screen) => {
    const now = entriesFor(authority, screen.path);
    const then = entriesFor(tried ?? authority, screen.path);
    return { ...screen, now, tried: then, change: changeOf(now.length > 0, then.length > 0) };
  });
}

function changeOf(before: boolean, after: boolean): Reach['change'] {
  if (before === after) return undefined;
  return after ? 'gained' : 'lost';
}

/** Entries that open none of the screens: most likely mistyped. */
export function idleEntries(screens: readonly Screen[], authority: readonly string[]): string[] {
  return authority.filter((entry) => !screens.some(({ path }) => mayReach([entry], path)));
}
