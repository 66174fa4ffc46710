import type { LogEntry } from '@contract/log';
import type { loginReason, loginResult } from '@contract/log/enums';

export const resultOf = ({ outcome }: Pick<LogEntry, 'outcome'>): keyof typeof loginResult =>
  outcome === 'success' ? 'signedIn' : 'refused';

/** Why a sign-in was refused; null if it was not. */
export function reasonOf({
  outcome,
  sysUserId,
}: Pick<LogEntry, 'outcome' | 'sysUserId'>): keyof typeof loginReason | null {
  if (outcome === 'success') return null;
  return outcome === 'wrongCredentials' && sysUserId === null ? 'noSuchAccount' : outcome;
}
