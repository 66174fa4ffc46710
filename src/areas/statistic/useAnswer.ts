import { useRequest } from 'ahooks';
import { useEffect, useRef } from 'react';
import type { Grain } from '@contract/wish/enums';
import { ownZone } from '@/components/format/zone';
import type { RequestFailure } from '@/request';
import type { StatisticQuery } from './query';

/** Numbers, with the question they answer: while the next ones load, what is shown still leads to its own lists. */
export interface Answered<Statistic> {
  query: StatisticQuery;
  statistic: Statistic;
}

export interface StatisticData<Statistic> {
  /** The newest answer. It stays while the next is on its way, and never beside a failure. */
  answered?: Answered<Statistic>;
  loading: boolean;
  failure?: RequestFailure;
  refresh: () => void;
}

/**
 * Asks for statistics; `more` is what the page asks besides the query. The newest question wins: an older one is
 * cancelled, and its answer never shown.
 */
export function useAnswer<Statistic>(
  query: StatisticQuery,
  ask: (input: StatisticInput, signal: AbortSignal) => Promise<Statistic>,
  more = '',
): StatisticData<Statistic> {
  const underway = useRef<AbortController>(null);
  const { from, to, grain, compare } = query;
  const asked = [from, to, grain, compare, more].join(' ');

  const { data, loading, refresh } = useRequest(
    async (): Promise<Outcome<Statistic>> => {
      underway.current?.abort();
      underway.current = new AbortController();
      const input = { from, to, grain, compare: compare ? ('true' as const) : ('false' as const), zone: ownZone() };
      try {
        return { asked, query, statistic: await ask(input, underway.current.signal) };
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

/** What every call for statistics takes. */
export interface StatisticInput {
  from: string;
  to: string;
  grain: Grain;
  compare: 'true' | 'false';
  zone: string;
}

type Outcome<Statistic> = { asked: string } & (Answered<Statistic> | { failure: RequestFailure });
