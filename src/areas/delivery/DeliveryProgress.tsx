import { Progress } from 'antd';
import type { Progress as Counts } from '@contract/delivery';
import { Card, withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import './delivery.css';

interface DeliveryProgressProps {
  of: Counts;
  going: boolean;
  opened: string;
}

export const DeliveryProgress = withBoundary(function DeliveryProgress({ of, going, opened }: DeliveryProgressProps) {
  const t = useTranslations();
  const { recipients, sent, failed, skipped } = of;
  const done = sent + failed + skipped;
  const text = t('delivery.sending', { done, total: recipients });
  const shown = (['recipients', 'sent', 'failed', 'skipped'] as const).filter(
    (name) => name === 'recipients' || name === 'sent' || of[name] > 0,
  );
  return (
    <Card size="small" title={t('delivery.title')}>
      {going && (
        <div className="fish-sending">
          <div aria-live="polite">{text}</div>
          <Progress
            percent={recipients ? (100 * done) / recipients : 0}
            status="active"
            showInfo={false}
            aria-label={text}
          />
        </div>
      )}
      <dl className="fish-delivery">
        {shown.map((name) => (
          <Figure key={name} label={t(`delivery.${name}`)} value={of[name]} bad={name === 'failed'} />
        ))}
        <Figure label={opened} value={of.opened} of={sent} />
      </dl>
    </Card>
  );
});

interface FigureProps {
  label: string;
  value: number;
  of?: number;
  bad?: boolean;
}

function Figure({ label, value, of, bad }: FigureProps) {
  const t = useTranslations();
  const { number, percent } = useFormat();
  return (
    <div>
      <dt>{label}</dt>
      <dd className={bad ? 'fish-figure fish-bad' : 'fish-figure'}>{number(value)}</dd>
      {Boolean(of) && <dd className="fish-small">{t('delivery.rate', { rate: percent(value / (of ?? 1)) })}</dd>}
    </div>
  );
}
