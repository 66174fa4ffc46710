import { useState } from 'react';
import { REJECT_TEXT_MIN } from '@contract/audit/enums';
import { isObject } from '@/components/draft/storage';
import { useDraftState } from '@/components/draft/useDraft';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { focusedLink } from './focusedLink';
import { queue } from './ownQueue';
import type { AuditVerdict } from './queueState';
import { isHeld } from './queueState';

type ReasonCode = NonNullable<AuditVerdict['reasonCode']>;

export interface Verdicts {
  choosing: boolean;
  text: string;
  setText: (text: string) => void;
  approve: () => void;
  /** Opens the choice of a reason; a second call rejects with the words typed. */
  reject: () => void;
  rejectFor: (code: ReasonCode) => void;
  cancel: () => void;
  /** A decision was taken back: its words stay, and R asks for the reason again. */
  undone: () => void;
  /** Why the decision was not possible. */
  said?: string;
}

interface Draft {
  of?: string;
  choosing: boolean;
  text: string;
}

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  typeof value.of === 'string' &&
  typeof value.choosing === 'boolean' &&
  typeof value.text === 'string';

/** The decisions on the item in focus. A new focus starts with an empty rejection. */
export function useVerdicts(focus: string | undefined, onWrite: () => void): Verdicts {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const [draft, setDraft] = useDraftState('verdict', isDraft, 'typed');
  const [said, setSaid] = useState<{ of?: string; text: string }>();
  const now = draft && draft.of === focus ? draft : { of: focus, choosing: false, text: '' };

  /** An item that can't be decided here gets a message and keeps the focus. */
  const decide = (verdict: AuditVerdict) => {
    const item = focus ? queue.get().items.get(focus) : undefined;
    if (queue.decide(verdict)) {
      setSaid(undefined);
      return;
    }
    if (!item) return;
    const text = isHeld(item, queue.who())
      ? t('audit.said.held', {
          name: item.claimedBy?.nickname,
          until: item.claimedUntil && dateTime(item.claimedUntil),
        })
      : t('audit.said.decided', { name: item.reviewer?.nickname ?? '' });
    setSaid({ of: focus, text });
  };

  const rejectFor = (reasonCode: ReasonCode) => {
    const reason = now.text.trim() || undefined;
    if (reasonCode === 'other' && (reason?.length ?? 0) < REJECT_TEXT_MIN) {
      setDraft({ ...now, choosing: true });
      if (reason) setSaid({ of: focus, text: t('audit.words.required') });
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
    cancel: () => {
      setDraft({ ...now, choosing: false });
      focusedLink()?.focus({ preventScroll: true });
    },
    undone: () => setDraft((last) => last && { ...last, choosing: false }),
    said: said && said.of === focus ? said.text : undefined,
  };
}
