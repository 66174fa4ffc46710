import type { WordHit } from '@contract/audit';
import { textParts } from './textParts';

interface MarkedProps {
  text: string;
  hits: readonly WordHit[];
}

export function Marked({ text, hits }: MarkedProps) {
  return (
    <bdi>
      {textParts(text, hits).map(({ start, words, hit }) =>
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
