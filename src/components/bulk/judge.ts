import { RequestFailure } from '@/request';
import type { Verdict } from './run';

/**
 * What a failed call (made with `notice: false`) means for its row. Told already was only that the session is over,
 * or another admin's: nothing was done. Without the back end's own word, as from a gateway, the outcome is open.
 */
export function judge(error: unknown): Verdict {
  if (!(error instanceof RequestFailure)) return { outcome: 'unknown', reason: String(error) };
  if (error.notified) return { outcome: 'waiting' };
  const { message: reason, code, status = 500, outcomeUnknown } = error;
  const refused = !outcomeUnknown && (code !== undefined || status < 500);
  return { outcome: refused ? 'failed' : 'unknown', reason };
}
