import { useEffect } from 'react';
import { withInlineBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useMinute } from '@/components/format/useMinute';
import { useTranslations } from '@/locales/useTranslations';
import { useQueueState } from './ownQueue';
import { isOnItsWay, type QueueState } from './queueState';
import { useSummary } from './useSummary';
import { setWaitingAuditCount } from './useWaitingAuditCount';

/**
 * `37 waiting · oldest 42 min · you decided 118 today`, of the whole queue, whatever the list shows. Its numbers are corrected
 * at once by the decisions made here.
 */
export const SummaryLine = withInlineBoundary(function SummaryLine() {
  const t = useTranslations();
  const { lasting } = useFormat();
  const state = useQueueState();
  const summary = useSummary();
  const now = useMinute();
  const own = summary ? notCounted(state, summary.askedAt) : 0;
  const waiting = summary && Math.max(0, summary.waiting - own);
  useEffect(() => {
    if (waiting !== undefined) setWaitingAuditCount(waiting);
  }, [waiting]);
  if (!summary || waiting === undefined) return '\u00a0';

  const { oldestAt } = summary;
  const parts = [
    t('audit.line.waiting', { count: waiting }),
    waiting > 0 && oldestAt && t('audit.line.oldest', { time: lasting(now - Date.parse(oldestAt)) }),
    t('audit.line.mine', { count: summary.decidedByMe + own }),
  ];
  return parts.filter(Boolean).join(' · ');
});

const notCounted = ({ decisions }: QueueState, askedAt: number): number =>
  decisions.filter((decision) => isOnItsWay(decision) || (decision.doneAt ?? 0) > askedAt).length;
