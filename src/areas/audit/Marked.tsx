import type { WordHit } from '@contract/audit';
import { partsOf } from './partsOf';

interface MarkedProps {
  text: string;
  /** Those in this text, in the order of their places. */
  hits: readonly WordHit[];
}

/** A text with the sensitive words in it marked. */
export function Marked({ text, hits }: MarkedProps) {
  return (
    <bdi>
      {partsOf(text, hits).map(({ start, words, hit }) =>
        hit ? (
          <mark key={start} className="fish-hit" title={hit.word}>
            {words}
          </mark>
        ) : (
          <span key={start}>{words}</span>
        ),
      )}
    </bdi>
  );
}
