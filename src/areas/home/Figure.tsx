import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { asPart, Card } from '@/components/part';
import { Sparkline } from '@/components/Sparkline';
import { ScreenLink } from '@/components/there/ScreenLink';
import { useIsThere } from '@/components/there/useIsThere';
import { useTranslations } from '@/locales/useTranslations';

interface NumberCardProps {
  title: string;
  value: ReactNode;
  against: ReactNode;
  trend?: number[];
  /** The list with exactly the records that were counted. */
  to: string;
}

export const Figure = asPart(function Figure({ title, value, against, trend, to }: NumberCardProps) {
  const t = useTranslations();
  const isThere = useIsThere()(to);
  const card = (
    <Card size="small" hoverable={isThere} className="fish-full-height">
      <Typography.Text type="secondary">{title}</Typography.Text>
      <div className="fish-figure">{value}</div>
      <Typography.Text type="secondary" className="fish-small">
        {against}
      </Typography.Text>
      {trend && <Sparkline label={t('home.trend', { title })} values={trend} />}
    </Card>
  );
  return (
    <ScreenLink plain to={to} className="fish-card-link">
      {card}
    </ScreenLink>
  );
});
