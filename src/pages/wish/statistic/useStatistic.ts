import { useRequest } from 'ahooks';
import { useEffect, useRef } from 'react';
import { paths } from '@contract/paths';
import type { WishStatistic } from '@contract/statistic';
import { ownZone } from '@/components/format/zone';
import { call, type RequestFailure } from '@/request';
import type { StatisticQuery } from './query';

/** Numbers, with the question they answer: while the next ones load, what is shown still leads to its own lists. */
export interface Answered {
  query: StatisticQuery;
  statistic: WishStatistic;
}

export interface StatisticData {
  /** The newest answer. It stays while the next is on its way, and never beside a failure. */
  answered?: Answered;
  loading: boolean;
  failure?: RequestFailure;
  refresh: () => void;
}

/** Asks for statistics. The newest question wins: an older one is cancelled, and its answer never shown. */
export function useStatistic(query: StatisticQuery): StatisticData {
  const underway = useRef<AbortController>(null);
  const { from, to, grain, compare } = query;
  const asked = [from, to, grain, compare].join(' ');

  const { data, loading, refresh } = useRequest(
    async (): Promise<Outcome> => {
      underway.current?.abort();
      underway.current = new AbortController();
      const { signal } = underway.current;
      const input = { from, to, grain, compare: compare ? ('true' as const) : ('false' as const), zone: ownZone() };
      try {
        return { asked, query, statistic: await call(paths.statistic.wish, input, { signal, notice: false }) };
      } catch (failure) {
        return { asked, failure: failure as RequestFailure };
      }
    },
    { refreshDeps: [asked] },
  );

  useEffect(() => () => underway.current?.abort(), []);

  const failure = data && 'failure' in data && data.asked === asked ? data.failure : undefined;
  return { answered: data && 'statistic' in data ? data : undefined, loading, failure, refresh };
}

type Outcome = { asked: string } & (Answered | { failure: RequestFailure });
