const VERSION = /<html[^>]*\sdata-version="([^"]*)"/;
const ENTRY = /src="([^"]*\bumi\.[0-9a-f]+\.js)"/;

/** Which build an index.html is of: its release and its entry script. Undefined for what is no index.html of ours. */
export function buildOf(html: string): string | undefined {
  const entry = ENTRY.exec(html)?.[1];
  return entry && `${VERSION.exec(html)?.[1] ?? ''} ${entry}`;
}
