import { useSearchParams } from '@umijs/max';
import { paths } from '@contract/paths';
import type { ShareStatistic } from '@contract/share';
import { shareChannel } from '@contract/share/enums';
import { type Answered as AnsweredBy, type StatisticAddress, useAnswer, useStatisticQuery } from '@/areas/statistic';
import { withNames } from '@/components/list/listAddress';
import { call } from '@/request';

/** Numbers with the question they answer, also of which channels. */
export type Answered = AnsweredBy<ShareStatistic & { channel: string }>;

export interface ShareAddress extends StatisticAddress {
  /** Channels, separated by commas; all where it is empty. */
  channel: string;
  setChannel: (channels: string[]) => void;
}

/** The question of the share statistics: it lives in the address. */
export function useShareAddress(): ShareAddress {
  const [params, setParams] = useSearchParams();
  const known = (params.get('channel') ?? '').split(',').filter((name) => Object.hasOwn(shareChannel, name));
  return {
    ...useStatisticQuery(),
    channel: known.join(),
    setChannel: (channels) => setParams(withNames(params, undefined, { channel: channels.join() })),
  };
}

export const useShareStatistic = ({ query, channel }: ShareAddress) =>
  useAnswer(
    query,
    async (input, signal) => ({
      ...(await call(paths.share.statistic, { ...input, ...(channel && { channel }) }, { signal, notice: false })),
      channel,
    }),
    channel,
  );
