import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { notice } from '@/components/notice';
import { call, isConflict, RequestFailure } from '@/request';
import { useToldDecided } from './useToldDecided';

/**
 * What follows on a refused decision where someone else was first: the item is read again. If it is still in the state
 * that the dialog is about, the dialog says what was refused; else it closes, and a notice says who decided it and how.
 */
export function useDecidedFirst({ id, state }: AuditItem, onOutdated: (now: AuditItem) => void) {
  const told = useToldDecided();
  return async (failure: unknown): Promise<void> => {
    if (!isConflict(failure)) throw failure;
    const now = await call(auditCalls.detail, { id }, { notice: false }).catch(() => {
      throw failure;
    });
    onOutdated(now);
    if (now.state === state) throw new RequestFailure({ message: failure.message });
    notice.error(told(now) ?? failure.message);
  };
}
