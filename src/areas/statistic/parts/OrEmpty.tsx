import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '@/components/Empty';
import { daysText } from '../periodText';
import type { Answered } from '../useStatistic';
import type { StatisticAddress } from '../useStatisticQuery';

interface OrEmptyProps {
  answered: Answered;
  change: StatisticAddress['change'];
  children: ReactNode;
}

/** In place of a chart and a table without a wish: what to do about it. */
export function OrEmpty({ answered: { query, statistic }, change, children }: OrEmptyProps) {
  const { formatMessage, locale } = useIntl();
  if (statistic.current.sums.wishes || statistic.previous?.sums.wishes) return children;
  const text = (key: string, days?: string) => formatMessage({ id: `statistic.${key}` }, { days });
  return (
    <Empty
      title={text('empty', daysText(locale, query.from, query.to))}
      action={query.preset !== '90d' && <Button onClick={() => change({ preset: '90d' })}>{text('empty.show')}</Button>}
    />
  );
}
