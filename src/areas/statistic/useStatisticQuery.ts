import { useSearchParams } from '@umijs/max';
import { useMemo } from 'react';
import { dayOf, startOfDay } from '@/components/list/days';
import { type QueryChange, readQuery, type StatisticQuery, withPeriodQuery } from './query';

export interface StatisticAddress {
  query: StatisticQuery;
  change: (change: QueryChange) => void;
  /** The query part of the address, for links to the other views. */
  search: string;
}

export function useStatisticQuery(): StatisticAddress {
  const [params, setParams] = useSearchParams();
  // Named ranges end today, so a new day asks again.
  const today = dayOf(new Date());
  const query = useMemo(() => readQuery(params, startOfDay(today)), [params, today]);
  const text = params.toString();
  return {
    query,
    change: (change) => setParams(withPeriodQuery(params, change)),
    search: text && `?${text}`,
  };
}
