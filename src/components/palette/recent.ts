import type { SearchHit } from '@contract/search';
import type { RecordTypeName } from '@/components/RecordLink/recordTypes';

/** A record with its name at that time, or a screen, whose name depends on the language. */
export type Visited = (Pick<SearchHit, 'id' | 'title' | 'subtitle'> & { type: RecordTypeName }) | { path: string };

export const RECENT_MAX = 8;

const keyOf = (adminId: string) => `fish-recent:${adminId}`;
const same = (a: Visited, b: Visited) =>
  'path' in a ? 'path' in b && a.path === b.path : 'id' in b && a.id === b.id && a.type === b.type;

export function readRecent(adminId: string): Visited[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(adminId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isVisited) : [];
  } catch {
    return [];
  }
}

export function rememberVisited(adminId: string, visited: Visited): void {
  const others = readRecent(adminId).filter((other) => !same(other, visited));
  try {
    localStorage.setItem(keyOf(adminId), JSON.stringify([visited, ...others].slice(0, RECENT_MAX)));
  } catch {
    // Storage is blocked: there are no recent entries.
  }
}

function isVisited(value: unknown): value is Visited {
  if (typeof value !== 'object' || value === null) return false;
  const { path, type, id, title } = value as Record<string, unknown>;
  return typeof path === 'string' || [type, id, title].every((part) => typeof part === 'string');
}
