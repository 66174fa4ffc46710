import { useIntl } from '@umijs/max';
import type { AuditItem } from '@contract/audit';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { useMinute } from '@/components/format/useMinute';

/** How long an item has waited, or who decided it when. */
export function WaitingTime({ item: { state, submittedAt, decidedAt, reviewer } }: { item: AuditItem }) {
  const { formatMessage } = useIntl();
  const { lasting, full } = useFormat();
  const now = useMinute();
  if (state !== 'pending')
    return (
      <small>
        {reviewer?.nickname} · <TimeText value={decidedAt} />
      </small>
    );
  return (
    <time dateTime={submittedAt} title={full(submittedAt)}>
      {formatMessage({ id: 'audit.waiting' }, { time: lasting(now - Date.parse(submittedAt)) })}
    </time>
  );
}
