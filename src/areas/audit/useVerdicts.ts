import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { isObject } from '@/components/draft/storage';
import { useDraftState } from '@/components/draft/useDraft';
import { useFormat } from '@/components/format';
import type { Verdict } from './bench';
import { isHeld, moveOn } from './bench';
import { queue } from './ownQueue';

type ReasonCode = NonNullable<Verdict['reasonCode']>;

export interface Verdicts {
  /** A reason is being chosen for the item in focus. */
  choosing: boolean;
  /** What the user will read beside the preset. */
  text: string;
  setText: (text: string) => void;
  approve: () => void;
  /** Opens the choice of a reason; once more it rejects with what was written. */
  reject: () => void;
  rejectFor: (code: ReasonCode) => void;
  cancel: () => void;
  /** Why nothing was decided. */
  said?: string;
}

/** A rejection that is being written; kept over an expired session. */
interface Draft {
  /** The item it is about. */
  of?: string;
  choosing: boolean;
  text: string;
}

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value.of === 'string' &&
  typeof value.choosing === 'boolean' &&
  typeof value.text === 'string';

/** What a moderator does to the item in focus. Another item in focus begins anew. */
export function useVerdicts(focus: string | undefined, onWrite: () => void): Verdicts {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const [draft, setDraft] = useDraftState('verdict', isDraft);
  const [said, setSaid] = useState<{ of?: string; text: string }>();
  const now = draft && draft.of === focus ? draft : { of: focus, choosing: false, text: '' };

  /** What is nobody's to decide here is said, and the next one that is comes into focus. */
  const decide = (verdict: Verdict) => {
    const item = focus ? queue.get().items.get(focus) : undefined;
    if (queue.decide(verdict)) {
      setSaid(undefined);
      return;
    }
    if (!item) return;
    const text = isHeld(item, queue.who())
      ? formatMessage(
          { id: 'audit.said.held' },
          { name: item.claimedBy?.nickname, until: item.claimedUntil && dateTime(item.claimedUntil) },
        )
      : formatMessage({ id: 'audit.said.decided' }, { name: item.reviewer?.nickname ?? '' });
    queue.step((bench) => moveOn(bench, queue.who()));
    setSaid({ of: queue.get().focus, text });
  };

  const rejectFor = (reasonCode: ReasonCode) => {
    const reason = now.text.trim() || undefined;
    if (reasonCode === 'other' && !reason) {
      setDraft({ ...now, choosing: true });
      onWrite();
      return;
    }
    decide({ decision: 'rejected', reasonCode, reason });
  };

  return {
    choosing: now.choosing,
    text: now.text,
    setText: (text) => setDraft({ ...now, text }),
    approve: () => decide({ decision: 'approved' }),
    reject: () => {
      if (now.choosing && now.text.trim()) rejectFor('other');
      else setDraft({ ...now, choosing: true });
    },
    rejectFor,
    cancel: () => setDraft({ ...now, choosing: false }),
    said: said && said.of === focus ? said.text : undefined,
  };
}
