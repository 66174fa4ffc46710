interface Part<Hit> {
  start: number;
  words: string;
  hit?: Hit;
}

/** Cuts a text where its hits begin and end. Overlapping hits and hits beyond the end are left out. */
export function textParts<Hit extends { start: number; end: number }>(text: string, hits: readonly Hit[]): Part<Hit>[] {
  const parts: Part<Hit>[] = [];
  let at = 0;
  for (const hit of [...hits].sort((a, b) => a.start - b.start)) {
    const { start, end } = hit;
    if (start < at || end > text.length) continue;
    if (start > at) parts.push({ start: at, words: text.slice(at, start) });
    parts.push({ start, words: text.slice(start, end), hit });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, words: text.slice(at) });
  return parts;
}
