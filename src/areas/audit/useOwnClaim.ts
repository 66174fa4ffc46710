import { useEffect, useEffectEvent } from 'react';
import type { AuditItem } from '@contract/audit';
import { paths } from '@contract/paths';
import { useMinute } from '@/components/format/useMinute';
import { call, RequestFailure } from '@/request';
import { queue } from './ownQueue';
import { isMine } from './useClaims';

/** The item on the screen is the operator's for as long as they look at it, if nobody else has it. */
export function useOwnClaim(item: AuditItem | undefined, onItem: (item: AuditItem) => void): void {
  const minute = useMinute();
  const id = item?.id;
  const wants = item?.state === 'pending' && !isMine(item, queue.who());

  const claim = useEffectEvent(async (of: string) => {
    try {
      const [now] = await call(paths.audit.claim, { ids: [of] }, { notice: false });
      if (now) onItem(now);
    } catch (error) {
      // The decision itself is still made once.
      if (!(error instanceof RequestFailure)) throw error;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a minute, it may have run out
  useEffect(() => {
    if (id && wants && document.visibilityState === 'visible') void claim(id);
  }, [id, minute]);

  useEffect(() => {
    if (!id) return undefined;
    return () => {
      call(paths.audit.release, { ids: [id] }, { notice: false }).catch(() => {
        // It runs out by itself.
      });
    };
  }, [id]);
}
