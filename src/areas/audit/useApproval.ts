import { useEffect, useEffectEvent } from 'react';
import type { AuditItem } from '@contract/audit';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { queue, useQueueState } from './ownQueue';
import { type Decision, decideItem } from './queueState';

export interface Approval {
  approve: () => void;
  undo: () => void;
  /** Until the back end has accepted it. */
  decision?: Decision;
}

/** Approves an item on its own screen, through the queue: it waits for undo, and leaving the screen sends it. */
export function useApproval(
  item: AuditItem | undefined,
  { onDone, onRefused }: { onDone: (item: AuditItem) => void; onRefused: () => void },
): Approval {
  const decision = useQueueState().decisions.findLast((each) => each.item.id === item?.id);
  const { phase, item: answer } = decision ?? {};
  const follow = useEffectEvent(() => {
    if (phase === 'done' && item && answer && answer.version > item.version) onDone(answer);
    if (phase === 'refused') onRefused();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each step of the decision
  useEffect(() => follow(), [phase]);
  useEffect(() => () => queue.flush(), []);

  const undo = () => void queue.undo();
  useShortcut({ keys: 'u', label: 'audit.undo', group: 'audit', when: phase === 'unsent' }, undo);
  return {
    approve: () => item && queue.step((state) => decideItem(state, item, { decision: 'approved' }, Date.now())),
    undo,
    decision: phase === 'done' ? undefined : decision,
  };
}
