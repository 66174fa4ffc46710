const COPY = ' (copy)';

/** "Name (copy)", at most `max` long. A long name is cut between characters, so that an emoji stays whole. */
export function copyName(name: string, max: number): string {
  const room = max - COPY.length;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length > room) {
      break;
    }
    kept += segment;
  }
  return kept.trimEnd() + COPY;
}
