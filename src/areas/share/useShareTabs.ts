import { shareCalls } from '@contract/share/calls';
import { useAvailability } from '@/request/availability';

const callOf = { overview: shareCalls.statistic, shares: shareCalls.pageList, signUps: shareCalls.signUps } as const;
export type ShareTab = keyof typeof callOf;

/** The parts of the screen that the service has. */
export function useShareTabs(): ShareTab[] {
  const has = useAvailability();
  return (['overview', 'shares', 'signUps'] as const).filter((tab) => has(callOf[tab]));
}

/** Whether the service has the list that a number leads to. */
export function useIsListed(): (to: string) => boolean {
  const tabs = useShareTabs();
  return (to) => tabs.some((tab) => tab === new URLSearchParams(to.slice(to.indexOf('?'))).get('tab'));
}
