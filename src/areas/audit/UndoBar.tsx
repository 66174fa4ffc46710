import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { UNDO_SECONDS } from '@contract/audit/enums';
import { withBoundary } from '@/components/boundary';
import { useLabels } from '@/components/StatusTag';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { useTranslations } from '@/locales/useTranslations';
import { auditHeadline } from './headline';
import { useQueueState } from './ownQueue';
import { presetOf } from './presetOf';
import { type Decision, decisionsOnTheirWay } from './queueState';

export const UndoBar = withBoundary(function UndoBar({ onUndo }: { onUndo: () => void }) {
  const t = useTranslations();
  const label = useLabels();
  const waiting = decisionsOnTheirWay(useQueueState()).filter(({ phase }) => phase === 'unsent');
  const last = waiting.at(-1);
  if (!last) return null;

  const { verdict, item } = last;
  const name = auditHeadline(item, t);
  const why = presetOf(label, verdict) ?? verdict.reason;
  return (
    <section className="fish-undo" aria-label={t('audit.undo.bar')}>
      <span role="status" className="fish-clip">
        {t(`audit.undo.${verdict.decision}`, { name })}
        {why && ` · ${why}`}
        {waiting.length > 1 && ` · ${t('audit.undo.more', { count: waiting.length - 1 })}`}
      </span>
      <Button ghost aria-keyshortcuts="u" onClick={onUndo}>
        {t('audit.undo')} <KeyCaps keys="u" />
      </Button>
      <SecondsLeft of={last} />
    </section>
  );
});

function SecondsLeft({ of: { at } }: { of: Decision }) {
  const t = useTranslations();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(UNDO_SECONDS, Math.max(0, Math.ceil(UNDO_SECONDS - (now - at) / 1000)));
  return (
    <span aria-hidden="true" className="fish-undo-left">
      {t('audit.undo.left', { left })}
    </span>
  );
}
