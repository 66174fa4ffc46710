const VERSION = /<html[^>]*\sdata-version="([^"]*)"/;
/** What the console starts with, and the names of all that is loaded later: either may change alone. */
const ENTRIES = /src="([^"]*\b(?:start|umi)\.[0-9a-f]+\.js)"/g;

/** Which build an index.html is of: its release and its entry scripts. Undefined for what is no index.html of ours. */
export function buildOf(html: string): string | undefined {
  const entries = [...html.matchAll(ENTRIES)].map(([, entry]) => entry);
  return entries.length ? [VERSION.exec(html)?.[1] ?? '', ...entries].join(' ') : undefined;
}
