import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '@/components/Empty';
import { useTranslations } from '@/locales/useTranslations';
import { daysText } from '../periodText';
import type { WishAnswer } from '../useStatistic';
import type { StatisticAddress } from '../useStatisticQuery';

interface OrEmptyProps {
  answered: WishAnswer;
  change: StatisticAddress['change'];
  children: ReactNode;
}

export function OrEmpty({ answered: { query, statistic }, change, children }: OrEmptyProps) {
  const t = useTranslations();
  const { locale } = useIntl();
  if (statistic.current.sums.wishes || statistic.previous?.sums.wishes) return children;
  const text = (key: 'empty' | 'empty.show', days?: string) => t(`statistic.${key}`, { days });
  return (
    <Empty
      title={text('empty', daysText(locale, query.from, query.to))}
      action={query.preset !== '90d' && <Button onClick={() => change({ preset: '90d' })}>{text('empty.show')}</Button>}
    />
  );
}
