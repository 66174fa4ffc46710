import type { Verdict } from './target';

/**
 * What a record shows after a decision about a picture or a name. A rejection restores the previous value, or the given
 * empty value. An approval that corrects a rejection puts the content in again. Both only if the record still shows
 * what the decision is about.
 */
export function shownAfter<Nothing extends string | null>(
  { decision, corrects, item: { previous } }: Verdict,
  shown: string | Nothing,
  content: string | null,
  nothing: Nothing,
): string | Nothing {
  if (decision === 'rejected') {
    return shown === content ? (previous ?? nothing) : shown;
  }
  const asRejectionLeftIt = shown === (previous ?? nothing) || shown === nothing;
  return content !== null && corrects && !corrects.outdated && asRejectionLeftIt ? content : shown;
}
