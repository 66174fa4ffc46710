import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { rejectReason, UNDO_SECONDS } from '@contract/audit/enums';
import { useLabels } from '@/components/StatusTag';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { type Decision, decisionsOnTheirWay } from './bench';
import { headlineOf } from './headline';
import { useBench } from './ownQueue';

/** What was decided last, for as long as it can be taken back. */
export function UndoBar({ onUndo }: { onUndo: () => void }) {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const waiting = decisionsOnTheirWay(useBench()).filter(({ phase }) => phase === 'unsent');
  const last = waiting.at(-1);
  if (!last) return null;

  const { verdict, item } = last;
  const name = headlineOf(item, (id) => formatMessage({ id }));
  const why = verdict.reasonCode && label(rejectReason, verdict.reasonCode);
  return (
    <section className="fish-undo" aria-label={formatMessage({ id: 'audit.undo.bar' })}>
      <span role="status" className="fish-clip">
        {formatMessage({ id: `audit.undo.${verdict.decision}` }, { name })}
        {why && ` · ${why}`}
        {waiting.length > 1 && ` · ${formatMessage({ id: 'audit.undo.more' }, { count: waiting.length - 1 })}`}
      </span>
      <Button ghost aria-keyshortcuts="u" onClick={onUndo}>
        {formatMessage({ id: 'audit.undo' })} <KeyCaps keys="u" />
      </Button>
      <SecondsLeft of={last} />
    </section>
  );
}

function SecondsLeft({ of: { at } }: { of: Decision }) {
  const { formatMessage } = useIntl();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(UNDO_SECONDS, Math.max(0, Math.ceil(UNDO_SECONDS - (now - at) / 1000)));
  return (
    <span aria-hidden="true" className="fish-undo-left">
      {formatMessage({ id: 'audit.undo.left' }, { left })}
    </span>
  );
}
