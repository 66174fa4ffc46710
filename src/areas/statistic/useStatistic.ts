import { paths } from '@contract/paths';
import type { WishStatistic } from '@contract/statistic';
import { call } from '@/request';
import type { StatisticQuery } from './query';
import * as answer from './useAnswer';

export type Answered = answer.Answered<WishStatistic>;

/** The statistics of the wish pool that a query asks for. */
export const useStatistic = (query: StatisticQuery): answer.StatisticData<WishStatistic> =>
  answer.useAnswer(query, (input, signal) => call(paths.statistic.wish, input, { signal, notice: false }));
