import { Link, useIntl } from '@umijs/max';
import { Table } from 'antd';
import { useMemo } from 'react';
import type { TrendDay } from '@contract/home';
import { useFormat } from '@/components/format';
import type { Measure } from './links';

interface TrendTableProps {
  of: TrendDay[];
  measure: Measure;
  value: (value: number) => string;
  linkOf: (day: string) => string;
}

/** The numbers of the chart, the latest day first. */
export function TrendTable({ of: trend, measure, value, linkOf }: TrendTableProps) {
  const { formatMessage } = useIntl();
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
          title: formatMessage({ id: 'home.trend.day' }),
          render: (_, { day }) => <Link to={linkOf(day)}>{dayText(`${day}T12:00`)}</Link>,
        },
        {
          key: measure,
          title: formatMessage({ id: `home.trend.${measure}` }),
          align: 'right',
          render: (_, row) => value(row[measure]),
        },
      ]}
    />
  );
}
