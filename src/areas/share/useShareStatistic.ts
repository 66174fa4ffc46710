import { useSearchParams } from '@umijs/max';
import type { ShareStatistic } from '@contract/share';
import { shareCalls } from '@contract/share/calls';
import { shareChannel } from '@contract/share/enums';
import { type Answered, type StatisticAddress, useStatisticCall, useStatisticQuery } from '@/areas/statistic';
import { withNames } from '@/components/list/listAddress';
import { call } from '@/request';

/** The numbers together with their question, channels included. */
export type ShareAnswer = Answered<ShareStatistic & { channel: string }>;

export interface ShareAddress extends StatisticAddress {
  /** Channels separated by commas; empty means all. */
  channel: string;
  setChannel: (channels: string[]) => void;
}

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
  useStatisticCall(
    query,
    async (input, options) => ({
      ...(await call(shareCalls.statistic, { ...input, ...(channel && { channel: channel.split(',') }) }, options)),
      channel,
    }),
    channel,
  );
