import type { WordHit } from '@contract/audit';

interface MarkedProps {
  text: string;
  /** Those in this text, in the order of their places. */
  hits: readonly WordHit[];
}

/** A text with the sensitive words in it marked. */
export function Marked({ text, hits }: MarkedProps) {
  const parts = partsOf(text, hits);
  return (
    <bdi>
      {parts.map(({ start, words, word }) =>
        word === undefined ? (
          <span key={start}>{words}</span>
        ) : (
          <mark key={start} className="fish-hit" title={word}>
            {words}
          </mark>
        ),
      )}
    </bdi>
  );
}

interface Part {
  start: number;
  words: string;
  /** The sensitive word that these are. */
  word?: string;
}

export function partsOf(text: string, hits: readonly WordHit[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, word } of [...hits].sort((a, b) => a.start - b.start)) {
    if (start < at || end > text.length) continue;
    if (start > at) parts.push({ start: at, words: text.slice(at, start) });
    parts.push({ start, words: text.slice(start, end), word });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, words: text.slice(at) });
  return parts;
}
