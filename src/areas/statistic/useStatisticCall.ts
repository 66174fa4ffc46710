import type { Grain } from '@contract/wish/enums';
import { ownZone } from '@/components/format/zone';
import type { CallOptions, RequestFailure } from '@/request';
import { useCall } from '@/request/useCall';
import type { StatisticQuery } from './query';

/** The numbers together with their question: while the next ones load, links still fit the numbers shown. */
export interface Answered<Statistic> {
  query: StatisticQuery;
  statistic: Statistic;
}

export interface StatisticData<Statistic> {
  /** The newest answer. It stays while the next one loads, and is removed after a failure. */
  answered?: Answered<Statistic>;
  loading: boolean;
  failure?: RequestFailure;
  refresh: () => void;
}

/** Asks for statistics; `more` holds the parameters besides the query. */
export function useStatisticCall<Statistic>(
  query: StatisticQuery,
  ask: (input: StatisticInput, options: CallOptions) => Promise<Statistic>,
  more = '',
): StatisticData<Statistic> {
  const { from, to, grain, compare } = query;
  const { data, failure, loading, refresh } = useCall(
    async (options) => {
      const input = { from, to, grain, compare: compare ? ('true' as const) : ('false' as const), zone: ownZone() };
      return { query, statistic: await ask(input, options) };
    },
    [from, to, grain, compare, more],
    { failureReplaces: true },
  );
  return { answered: data, loading, failure, refresh };
}

interface StatisticInput {
  from: string;
  to: string;
  grain: Grain;
  compare: 'true' | 'false';
  zone: string;
}
