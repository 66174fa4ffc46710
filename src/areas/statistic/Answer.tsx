import type { ReactNode } from 'react';
import { Failed } from '@/components/Failed';
import type { Answered, StatisticData } from './useAnswer';

interface AnswerProps<Statistic> {
  /** What is shown, for those who can't see it. */
  label: string;
  data: StatisticData<Statistic>;
  /** Stands there until the first answer is. */
  waiting: ReactNode;
  children: (answered: Answered<Statistic>) => ReactNode;
}

/** What is shown of the statistics: the newest answer, pale while the next is on its way, or why there is none. */
export function Answer<Statistic>({
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
