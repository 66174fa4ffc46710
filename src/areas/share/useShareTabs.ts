import { shareCalls } from '@contract/share/calls';
import { useAvailability } from '@/request/availability';

const callOf = { overview: shareCalls.statistic, shares: shareCalls.pageList, signUps: shareCalls.signUps } as const;
export type ShareTab = keyof typeof callOf;

/** The parts of the screen that the service has. */
export function useShareTabs(): ShareTab[] {
  const has = useAvailability();
  return (['overview', 'shares', 'signUps'] as const).filter((tab) => has(callOf[tab]));
}
