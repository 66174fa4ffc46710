/** One entry for the tab: the admin, and the drafts by place. */
const KEY = 'fish-drafts';

interface Drafts {
  admin: string;
  kept: Record<string, unknown>;
}

/** An admin's drafts by place; empty if the entry belongs to another admin or is invalid. */
export function readDrafts(admin: string): Record<string, unknown> {
  const drafts = read();
  return drafts?.admin === admin ? drafts.kept : {};
}

export function writeDrafts(admin: string, kept: Record<string, unknown>): void {
  try {
    if (Object.keys(kept).length) sessionStorage.setItem(KEY, JSON.stringify({ admin, kept } satisfies Drafts));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: the draft is lost, as it would be without this code.
  }
}

export function dropDraftsOfOthers(admin: string): void {
  writeDrafts(admin, readDrafts(admin));
}

function read(): Drafts | undefined {
  try {
    const drafts: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDrafts(drafts) ? drafts : undefined;
  } catch {
    return undefined;
  }
}

function isDrafts(value: unknown): value is Drafts {
  if (!isObject(value) || typeof value.admin !== 'string') return false;
  return isObject(value.kept);
}

/** A plain object, as JSON has it. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
