import { textParts } from './textParts';

interface Hit {
  start: number;
  end: number;
  word: string;
  /** What the word does to a text, where that is known. */
  action?: string;
}

interface MarkedProps {
  text: string;
  hits: readonly Hit[];
  className?: string;
}

/** A text with the sensitive words in it marked. */
export function Marked({ text, hits, className }: MarkedProps) {
  return (
    <bdi className={className}>
      {textParts(text, hits).map(({ start, words, hit }) =>
        hit ? (
          <mark key={start} className="fish-hit" data-action={hit.action} title={hit.word}>
            {words}
          </mark>
        ) : (
          <span key={start}>{words}</span>
        ),
      )}
    </bdi>
  );
}
