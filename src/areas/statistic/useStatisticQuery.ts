import { useSearchParams } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import { dayOf, startOfDay } from '@/components/list/days';
import {
  isAskable,
  type QueryChange,
  readQuery,
  type StatisticQuery,
  type WrongDays,
  withPeriodQuery,
  wrongDaysOf,
} from './query';

export interface StatisticAddress {
  query: StatisticQuery;
  change: (change: QueryChange) => void;
  /** Why the days that were chosen, or stood in the address, were not taken. */
  wrong?: WrongDays;
  /** The query part of the address, for links to the other views. */
  search: string;
}

export function useStatisticQuery(): StatisticAddress {
  const [params, setParams] = useSearchParams();
  const [wrong, setWrong] = useState<WrongDays>();
  // Named ranges end today, so a new day asks again.
  const today = dayOf(new Date());
  const query = useMemo(() => readQuery(params, startOfDay(today)), [params, today]);
  const text = params.toString();
  const inAddress = wrongDaysOf(params);

  // The address says what is shown.
  useEffect(() => {
    if (!inAddress) return;
    setWrong(inAddress);
    setParams(withPeriodQuery(params, { preset: '30d' }), { replace: true });
  }, [inAddress, params, setParams]);

  const change = (changed: QueryChange) => {
    const refused = 'from' in changed && !isAskable(changed);
    setWrong(refused ? 'long' : undefined);
    if (!refused) setParams(withPeriodQuery(params, changed));
  };
  return { query, change, wrong, search: text && `?${text}` };
}
