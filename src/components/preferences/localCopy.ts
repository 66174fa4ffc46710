import type { Layout, View } from '@contract/view';
import { viewCalls } from '@contract/view.calls';
import { readKept } from '@/request/read';

export interface Preferences {
  views: readonly View[];
  /** Null: the page's default. */
  layout: Layout | null;
  /** True until the back end has confirmed the layout. */
  unsaved?: boolean;
}

export const noPreferences: Preferences = { views: [], layout: null };

export const keyOf = (adminId: string, list: string) => `fish-list:${adminId}:${list}`;

/** The copy in this browser; undefined if there is none or it is invalid. */
export function readCopy(adminId: string, list: string): Preferences | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(adminId, list)) ?? 'null');
    return readKept(viewCalls.list, copy) as Preferences | undefined;
  } catch {
    return undefined;
  }
}

/** False if storage is full or blocked: only the first paint lacks the copy. */
export function writeCopy(adminId: string, list: string, preferences: Preferences): boolean {
  try {
    localStorage.setItem(keyOf(adminId, list), JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}
