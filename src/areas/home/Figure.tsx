import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { Card, withBoundary } from '@/components/boundary';
import { Sparkline } from '@/components/Sparkline';
import { useTranslations } from '@/locales/useTranslations';

interface FigureProps {
  title: string;
  value: ReactNode;
  trend?: number[];
  /** The list with exactly the records that were counted. */
  to: string;
  /** A button beside the title, which works by itself; anywhere else the card leads to the list. */
  extra?: ReactNode;
  /** What stands below the value. */
  children: ReactNode;
}

export const Figure = withBoundary(function Figure({ title, value, trend, to, extra, children }: FigureProps) {
  const t = useTranslations();
  return (
    <li>
      <Card size="small" hoverable={useIsAvailable()(to)} className="fish-full-height home-figure">
        <Flex align="center" justify="space-between" wrap>
          <Typography.Text type="secondary">
            <ScreenLink plain to={to} className="home-figure-link">
              {title}
            </ScreenLink>
          </Typography.Text>
          {extra && <span className="home-figure-extra">{extra}</span>}
        </Flex>
        <Flex align="center" justify="space-between" gap={16}>
          <div className="fish-figure">{value}</div>
          {trend && (
            <span className="home-figure-trend">
              <Sparkline label={t('home.trend', { title })} values={trend} height={28} />
            </span>
          )}
        </Flex>
        {children}
      </Card>
    </li>
  );
});
