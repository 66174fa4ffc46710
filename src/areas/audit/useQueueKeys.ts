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
  /** The rows are on the screen: before that, the item in focus is one of other filters. */
  seen: boolean;
  /** While rows are ticked: a decision is about all of them. */
  onMany?: (action: 'approve' | 'reject') => void;
  onUndo: () => void;
  onTick: () => void;
}

const group = 'audit';

export function useQueueKeys({ verdicts, seen, onMany, onUndo, onTick }: Keys): void {
  const { approve, reject, rejectFor, cancel } = verdicts;
  const choosing = verdicts.choosing && !onMany && seen;
  const once = { group, when: seen } as const;
  const steps = { ...once, repeats: true } as const;
  useShortcut({ ...steps, keys: 'j', label: 'audit.key.next' }, () => queue.step((state) => move(state, 1)));
  useShortcut({ ...steps, keys: 'k', label: 'audit.key.previous' }, () => queue.step((state) => move(state, -1)));
  useShortcut({ ...once, keys: 'a', label: 'audit.key.approve' }, onMany ? () => onMany('approve') : approve);
  useShortcut({ ...once, keys: 'r', label: 'audit.key.reject' }, onMany ? () => onMany('reject') : reject);
  useReasonKeys(choosing, rejectFor);
  useShortcut({ keys: 'u', label: 'audit.key.undo', group }, onUndo);
  useShortcut({ ...once, keys: 'x', label: 'audit.key.tick' }, onTick);
  useShortcut({ ...once, keys: 'o', label: 'audit.key.open' }, () => focusedLink()?.click());
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
