import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Empty } from '@/components/Empty';
import { useTranslations } from '@/locales/useTranslations';
import { daysText } from './periodText';
import type { StatisticAddress } from './useStatisticQuery';

interface StatisticEmptyProps extends Pick<StatisticAddress, 'query' | 'change'> {
  title: 'statistic.empty' | 'share.empty';
}

/** Nothing happened in the days that were asked for; more days may have something. */
export function StatisticEmpty({ title, query, change }: StatisticEmptyProps) {
  const t = useTranslations();
  const { locale } = useIntl();
  return (
    <Empty
      title={t(title, { days: daysText(locale, query.from, query.to) })}
      action={
        query.preset !== '90d' && <Button onClick={() => change({ preset: '90d' })}>{t('statistic.empty.show')}</Button>
      }
    />
  );
}
