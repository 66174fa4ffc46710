import { Link, useIntl } from '@umijs/max';
import { Card, Typography } from 'antd';
import { useFormat } from '@/components/format';
import { Sparkline } from '@/components/Sparkline';

interface NumberCardProps {
  title: string;
  value: number;
  /** The same number yesterday, up to this time of day. */
  yesterday?: number;
  /** The last 30 days, oldest first. */
  trend?: number[];
  /** The list filtered to exactly what was counted. */
  to: string;
}

/** One number of the day; the whole card opens the list behind it. */
export function NumberCard({ title, value, yesterday, trend, to }: NumberCardProps) {
  const { formatMessage } = useIntl();
  const { number, signed } = useFormat();
  return (
    <Link to={to} className="fish-card-link">
      <Card size="small" hoverable className="fish-full-height">
        <Typography.Text type="secondary">{title}</Typography.Text>
        <div className="fish-figure">{number(value)}</div>
        {yesterday !== undefined && (
          <Typography.Text type="secondary" className="fish-small">
            {formatMessage(
              { id: 'home.against' },
              { difference: signed(value - yesterday), yesterday: number(yesterday) },
            )}
          </Typography.Text>
        )}
        {trend && <Sparkline label={formatMessage({ id: 'home.trend' }, { title })} values={trend} />}
      </Card>
    </Link>
  );
}
