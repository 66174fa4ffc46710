import { useEffect, useEffectEvent } from 'react';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { useMinute } from '@/components/format/useMinute';
import { call, RequestFailure } from '@/request';
import { queue } from './ownQueue';
import { isMine } from './useClaims';

/** Claims the item on the screen for as long as it is shown, unless another moderator has it. */
export function useOwnClaim(item: AuditItem | undefined, onItem: (item: AuditItem) => void): void {
  const minute = useMinute();
  const id = item?.id;
  const wants = item?.state === 'pending' && !isMine(item, queue.who());

  const claim = useEffectEvent(async (of: string) => {
    try {
      const [now] = await call(auditCalls.claim, { ids: [of] }, { notice: false });
      if (now) onItem(now);
    } catch (error) {
      // Without a claim it still works: the back end accepts only one decision.
      if (!(error instanceof RequestFailure)) throw error;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each minute the claim may have run out and is asked for again; `wants` alone asks nothing
  useEffect(() => {
    if (id && wants && document.visibilityState === 'visible') void claim(id);
  }, [id, minute]);

  useEffect(() => {
    if (!id) return undefined;
    return () => {
      call(auditCalls.release, { ids: [id] }, { notice: false }).catch(() => {
        // A claim that can't be given up expires by itself.
      });
    };
  }, [id]);
}
