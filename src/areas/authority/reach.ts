import type { reachChange } from '@contract/authority/enums';
import { mayReach } from '@/session';
import type { Screen } from './screens';

/** How an authority list affects a screen, and how another one would. */
export interface Reach extends Screen {
  /** The entries that open the screen; empty if it is closed. */
  now: string[];
  tried: string[];
  change?: keyof typeof reachChange;
}

/** Uses the rule that guards the routes, for one entry at a time. */
function entriesFor(authority: readonly string[], path: string): string[] {
  return authority.filter((entry) => mayReach([entry], path));
}

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

/** Entries that open no screen, most likely mistyped. */
export function idleEntries(screens: readonly Screen[], authority: readonly string[]): string[] {
  return authority.filter((entry) => !screens.some(({ path }) => mayReach([entry], path)));
}
