import type { ReactNode } from 'react';
import { Failed } from '@/components/Failed';
import type { Answered, StatisticData } from './useStatisticCall';
import './statistic.css';

interface AnswerProps<Statistic> {
  /** The name of the answer for screen readers. */
  label: string;
  data: StatisticData<Statistic>;
  waiting: ReactNode;
  children: (answered: Answered<Statistic>) => ReactNode;
}

/** The newest answer, pale while the next one loads, or else the error. */
export function StatisticAnswer<Statistic>({
  label,
  data: { answered, loading, failure, refresh },
  waiting,
  children,
}: AnswerProps<Statistic>) {
  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  return (
    <section aria-label={label} aria-busy={loading} className="fish-statistic-answer">
      {answered ? children(answered) : waiting}
    </section>
  );
}
