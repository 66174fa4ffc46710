import type { AuditItem } from '@contract/audit';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { useMinute } from '@/components/format/useMinute';
import { useTranslations } from '@/locales/useTranslations';

export function WaitingTime({ item: { state, submittedAt, decidedAt, reviewer } }: { item: AuditItem }) {
  const t = useTranslations();
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
      {t('audit.waiting', { time: lasting(now - Date.parse(submittedAt)) })}
    </time>
  );
}
