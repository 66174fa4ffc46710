import { logCalls } from '@contract/log/calls';
import { operationCalls } from '@contract/operation.calls';
import { useAvailability } from '@/request/availability';

const callOf = { signIns: logCalls.pageList, operations: operationCalls.pageList } as const;
export type LogTab = keyof typeof callOf;

/** The logs that the service has. */
export function useLogTabs(): LogTab[] {
  const has = useAvailability();
  return (['signIns', 'operations'] as const).filter((tab) => has(callOf[tab]));
}
