import { useThrottle } from 'ahooks';
import { useSyncExternalStore } from 'react';
import type { AuditItem } from '@contract/audit';
import type { List } from '@/components/list/useList';
import { counted } from '@/components/list/useSelection';
import { queue } from './ownQueue';
import { decidedSince, lastDoneAt, type QueueState } from './queueState';

/** How many the back end counted, and when it was asked. */
export interface Count {
  of: List<AuditItem>['page'];
  total: number;
  askedAt: number;
}

/** While decisions are sent, the other views are counted again this often. */
const AGAIN_MS = 5_000;

/**
 * The list with the numbers of this moment: what is decided here leaves it at once, and the numbers of the other views
 * are read again. The rows stay as they were read, because the queue has its own.
 */
export function useCountedNow(list: List<AuditItem>, count: Count | undefined): List<AuditItem> {
  const { page, selection, filters } = list;
  const known = count && count.of === page && filters.state === 'pending' ? count : undefined;
  const decided = useOfQueue((state) => (known ? decidedSince(state, known.askedAt) : 0));
  const doneAt = useThrottle(useOfQueue(lastDoneAt), { wait: AGAIN_MS });

  const refreshedAt = Math.max(list.refreshedAt, doneAt);
  if (!page || !known) return { ...list, refreshedAt };
  const now = { ...page, total: Math.max(0, known.total - decided) };
  return { ...list, refreshedAt, page: now, selection: counted(selection, now) };
}

/** Draws anew only when the number changes, not with each step through the queue. */
const useOfQueue = (number: (state: QueueState) => number): number =>
  useSyncExternalStore(queue.subscribe, () => number(queue.get()));
