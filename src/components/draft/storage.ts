/** One entry for the tab: whose it is, and what was open where. */
const KEY = 'fish-drafts';

interface Drafts {
  admin: string;
  kept: Record<string, unknown>;
}

/** What is kept for an admin, by its place. Nothing when it is another's, or not what we wrote. */
export function readDrafts(admin: string): Record<string, unknown> {
  const drafts = read();
  return drafts?.admin === admin ? drafts.kept : {};
}

/** Keeps these and nothing else. */
export function writeDrafts(admin: string, kept: Record<string, unknown>): void {
  try {
    if (Object.keys(kept).length) sessionStorage.setItem(KEY, JSON.stringify({ admin, kept } satisfies Drafts));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The browser keeps nothing for us, or no more: what was typed is lost, as it would be without us.
  }
}

/** Nothing is left of what any admin but this one typed. */
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

/** An object with names, as JSON writes one. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
