import type { ReactNode } from 'react';
import { StatisticEmpty } from '../StatisticEmpty';
import type { WishAnswer } from '../useStatistic';
import type { StatisticAddress } from '../useStatisticQuery';

interface OrEmptyProps {
  answered: WishAnswer;
  change: StatisticAddress['change'];
  children: ReactNode;
}

export function OrEmpty({ answered: { query, statistic }, change, children }: OrEmptyProps) {
  if (statistic.current.sums.wishes || statistic.previous?.sums.wishes) return children;
  return <StatisticEmpty title="statistic.empty" query={query} change={change} />;
}
