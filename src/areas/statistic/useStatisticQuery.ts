import { useSearchParams } from '@umijs/max';
import { useMemo } from 'react';
import { dayOf } from '@/components/list/days';
import { type QueryChange, readQuery, type StatisticQuery, withQuery } from './query';

export interface StatisticAddress {
  query: StatisticQuery;
  change: (change: QueryChange) => void;
  /** All of the address' query, to take along to another view of the same. */
  search: string;
}

/** The one question of the statistics and of each of their views: it lives in the address. */
export function useStatisticQuery(): StatisticAddress {
  const [params, setParams] = useSearchParams();
  // The last days are counted from the day they are asked on.
  const today = dayOf(new Date());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `today` is what the range is counted from
  const query = useMemo(() => readQuery(params), [params, today]);
  const text = params.toString();
  return {
    query,
    change: (change) => setParams(withQuery(params, change)),
    search: text && `?${text}`,
  };
}
