import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '@/components/Empty';
import { Failed } from '@/components/Failed';
import { daysText } from '../periodText';
import type { Answered, StatisticData } from '../useStatistic';
import type { StatisticAddress } from '../useStatisticQuery';

interface AnswerProps {
  data: StatisticData;
  /** Stands there until the first answer is. */
  waiting: ReactNode;
  children: (answered: Answered) => ReactNode;
}

/** What is shown of the statistics: the newest answer, pale while the next is on its way, or why there is none. */
export function Answer({ data: { answered, loading, failure, refresh }, waiting, children }: AnswerProps) {
  const { formatMessage } = useIntl();
  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  return (
    <section
      aria-label={formatMessage({ id: 'statistic.title' })}
      aria-busy={loading}
      className="fish-statistic-answer"
    >
      {answered ? children(answered) : waiting}
    </section>
  );
}

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
