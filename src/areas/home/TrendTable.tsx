import { Table } from 'antd';
import { useMemo } from 'react';
import type { TrendDay } from '@contract/home';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import type { Measure } from './links';

interface TrendTableProps {
  of: TrendDay[];
  measure: Measure;
  value: (value: number) => string;
  linkOf: (day: string) => string;
}

export const TrendTable = withBoundary(function TrendTable({ of: trend, measure, value, linkOf }: TrendTableProps) {
  const t = useTranslations();
  const { day: dayText } = useFormat();
  const latestFirst = useMemo(() => trend.toReversed(), [trend]);
  return (
    <Table<TrendDay>
      size="small"
      rowKey="day"
      pagination={false}
      scroll={{ y: 200 }}
      dataSource={latestFirst}
      columns={[
        {
          key: 'day',
          title: t('home.trend.day'),
          render: (_, { day }) => (
            <ScreenLink plain to={linkOf(day)}>
              {dayText(`${day}T12:00`)}
            </ScreenLink>
          ),
        },
        {
          key: measure,
          title: t(`home.trend.${measure}`),
          align: 'right',
          render: (_, row) => value(row[measure]),
        },
      ]}
    />
  );
});
