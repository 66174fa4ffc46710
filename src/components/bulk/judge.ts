import { RequestFailure } from '@/request';
import type { RowVerdict } from './run';

/**
 * What a failed call (made with `notice: false`) means for its row. If the session is over or another admin's, or the
 * browser is offline, nothing was done. Without an answer of the back end itself, as from a gateway, the outcome is
 * unknown, unless its record showed that it was not done.
 */
export function judge(error: unknown): RowVerdict {
  if (!(error instanceof RequestFailure)) return { outcome: 'unknown', reason: String(error) };
  if (error.notified || error.unsent) return { outcome: 'waiting' };
  const { message: reason, notDone, away, refused } = error;
  return { outcome: notDone || away || refused ? 'failed' : 'unknown', reason };
}
