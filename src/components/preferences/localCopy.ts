import type { Layout, View } from '@contract/view';

/** What an admin keeps of a list: views of it and the order of its columns. */
export interface Preferences {
  views: readonly View[];
  /** Null: as the page has it. */
  layout: Layout | null;
  /** The back end has not confirmed the layout yet. */
  unsaved?: boolean;
}

export const noPreferences: Preferences = { views: [], layout: null };

const keyOf = (adminId: string, list: string) => `fish-list:${adminId}:${list}`;

/** The copy in this browser; undefined when there is none, or it is not what we wrote. */
export function readCopy(adminId: string, list: string): Preferences | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(adminId, list)) ?? 'null');
    return isPreferences(copy) ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that is full or keeps nothing only costs the first paint its memory. */
export function writeCopy(adminId: string, list: string, preferences: Preferences): void {
  try {
    localStorage.setItem(keyOf(adminId, list), JSON.stringify(preferences));
  } catch {
    // As above.
  }
}

function isPreferences(value: unknown): value is Preferences {
  if (typeof value !== 'object' || value === null) return false;
  const { views, layout } = value as Partial<Preferences>;
  return Array.isArray(views) && (layout === null || Array.isArray(layout?.columns));
}
