import { rejectReason } from '@contract/audit/enums';
import { valuesOf } from '@contract/enum';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { focusedLink } from './focusedLink';
import { queue } from './ownQueue';
import { move } from './queueState';
import type { Verdicts } from './useVerdicts';

/** The keys of the reasons: 1–8, and 9 for the last one, which needs words. */
export const reasonKeys = valuesOf(rejectReason).map((code, index) => ({ code, key: String(index + 1) }));

interface Keys {
  verdicts: Verdicts;
  /** While rows are ticked: a decision is about all of them. */
  onMany?: (action: 'approve' | 'reject') => void;
  onUndo: () => void;
  onTick: () => void;
}

const group = 'audit';

export function useQueueKeys({ verdicts, onMany, onUndo, onTick }: Keys): void {
  const { approve, reject, rejectFor, cancel } = verdicts;
  const choosing = verdicts.choosing && !onMany;
  const steps = { group, repeats: true } as const;
  useShortcut({ ...steps, keys: 'j', label: 'audit.key.next' }, () => queue.step((state) => move(state, 1)));
  useShortcut({ ...steps, keys: 'k', label: 'audit.key.previous' }, () => queue.step((state) => move(state, -1)));
  useShortcut({ keys: 'a', label: 'audit.key.approve', group }, onMany ? () => onMany('approve') : approve);
  useShortcut({ keys: 'r', label: 'audit.key.reject', group }, onMany ? () => onMany('reject') : reject);
  useReasonKeys(choosing, rejectFor);
  useShortcut({ keys: 'u', label: 'audit.key.undo', group }, onUndo);
  useShortcut({ keys: 'x', label: 'audit.key.tick', group }, onTick);
  useShortcut({ keys: 'o', label: 'audit.key.open', group }, () => focusedLink()?.click());
  useShortcut({ keys: 'Escape', label: 'audit.key.cancel', group, when: choosing }, cancel);
}

/** The help lists only the first key, for all of them. */
function useReasonKeys(choosing: boolean, rejectFor: Verdicts['rejectFor']): void {
  for (const [index, { code, key }] of reasonKeys.entries()) {
    const when = choosing || index === 0;
    // biome-ignore lint/correctness/useHookAtTopLevel: there are as many reasons at every rendering
    useShortcut({ keys: key, label: 'audit.key.reasons', group, when }, () => choosing && rejectFor(code));
  }
}
