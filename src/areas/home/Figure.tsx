import { Link, useIntl } from '@umijs/max';
import { Card, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Sparkline } from '@/components/Sparkline';

interface NumberCardProps {
  title: string;
  value: ReactNode;
  /** The same yesterday, in words. */
  against: ReactNode;
  /** The whole days of the last 30, oldest first. */
  trend?: number[];
  /** The list filtered to exactly what was counted. */
  to: string;
}

/** One number of the day; the whole card opens the list behind it. */
export function Figure({ title, value, against, trend, to }: NumberCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Link to={to} className="fish-card-link">
      <Card size="small" hoverable className="fish-full-height">
        <Typography.Text type="secondary">{title}</Typography.Text>
        <div className="fish-figure">{value}</div>
        <Typography.Text type="secondary" className="fish-small">
          {against}
        </Typography.Text>
        {trend && <Sparkline label={formatMessage({ id: 'home.trend' }, { title })} values={trend} />}
      </Card>
    </Link>
  );
}
