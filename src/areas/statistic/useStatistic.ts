import type { WishStatistic } from '@contract/statistic';
import { statisticCalls } from '@contract/statistic/calls';
import { call } from '@/request';
import type { StatisticQuery } from './query';
import { type Answered, type StatisticData, useStatisticCall } from './useStatisticCall';

export type WishAnswer = Answered<WishStatistic>;

export const useStatistic = (query: StatisticQuery): StatisticData<WishStatistic> =>
  useStatisticCall(query, (input, options) => call(statisticCalls.wish, input, options));
