import { useIntl } from '@umijs/max';
import { Progress as Bar, Card } from 'antd';
import type { Progress as Counts } from '@contract/delivery';
import { useFormat } from '@/components/format';

interface ProgressProps {
  of: Counts;
  /** Whether it goes on. */
  going: boolean;
  /** What opening it is called: "Read". */
  opened: string;
}

/** How a sending goes: a bar for as long as it goes on, and its numbers. */
export function Progress({ of, going, opened }: ProgressProps) {
  const { formatMessage } = useIntl();
  const { recipients, sent, failed, skipped } = of;
  const done = sent + failed + skipped;
  const text = formatMessage({ id: 'delivery.sending' }, { done, total: recipients });
  const shown = (['recipients', 'sent', 'failed', 'skipped'] as const).filter(
    (name) => name === 'recipients' || name === 'sent' || of[name] > 0,
  );
  return (
    <Card size="small" title={formatMessage({ id: 'delivery.title' })}>
      {going && (
        <div className="fish-sending">
          <div aria-live="polite">{text}</div>
          <Bar
            percent={recipients ? (100 * done) / recipients : 0}
            status="active"
            showInfo={false}
            aria-label={text}
          />
        </div>
      )}
      <dl className="fish-delivery">
        {shown.map((name) => (
          <Figure
            key={name}
            label={formatMessage({ id: `delivery.${name}` })}
            value={of[name]}
            bad={name === 'failed'}
          />
        ))}
        <Figure label={opened} value={of.opened} of={sent} />
      </dl>
    </Card>
  );
}

interface FigureProps {
  label: string;
  value: number;
  /** What it is a part of. */
  of?: number;
  bad?: boolean;
}

function Figure({ label, value, of, bad }: FigureProps) {
  const { formatMessage } = useIntl();
  const { number, percent } = useFormat();
  return (
    <div>
      <dt>{label}</dt>
      <dd className={bad ? 'fish-figure fish-bad' : 'fish-figure'}>{number(value)}</dd>
      {Boolean(of) && (
        <dd className="fish-small">{formatMessage({ id: 'delivery.rate' }, { rate: percent(value / (of ?? 1)) })}</dd>
      )}
    </div>
  );
}
