import { useIntl } from '@umijs/max';
import { useEffect } from 'react';
import { useFormat } from '@/components/format';
import { useMinute } from '@/components/format/useMinute';
import { type Bench, isOnItsWay, shownOf } from './bench';
import { useBench } from './ownQueue';
import { useSummary } from './useSummary';
import { setWaitingCount } from './useWaitingCount';

/** `37 waiting · oldest 42 min · you decided 118 today`, right at once for what is decided here. */
export function SummaryLine() {
  const { formatMessage } = useIntl();
  const { lasting } = useFormat();
  const bench = useBench();
  const summary = useSummary();
  const now = useMinute();
  const own = summary ? notCounted(bench, summary.askedAt) : 0;
  const waiting = summary && Math.max(0, summary.waiting - own);
  useEffect(() => {
    if (waiting !== undefined) setWaitingCount(waiting);
  }, [waiting]);
  if (!summary || waiting === undefined) return '\u00a0';

  const oldest = oldestOf(bench) ?? summary.oldestAt;
  const parts = [
    formatMessage({ id: 'audit.line.waiting' }, { count: waiting }),
    waiting > 0 && oldest && formatMessage({ id: 'audit.line.oldest' }, { time: lasting(now - Date.parse(oldest)) }),
    formatMessage({ id: 'audit.line.mine' }, { count: summary.decidedByMe + own }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Decided here since the numbers were asked for. */
const notCounted = ({ decisions }: Bench, askedAt: number): number =>
  decisions.filter((decision) => isOnItsWay(decision) || (decision.doneAt ?? 0) > askedAt).length;

/** The first row, where the list begins with the oldest of all. */
function oldestOf(bench: Bench): string | undefined {
  if (!bench.leaves) return undefined;
  const first = shownOf(bench).find((id) => bench.items.get(id)?.state === 'pending');
  return first && bench.items.get(first)?.submittedAt;
}
