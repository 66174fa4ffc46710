import type { Input } from '@contract/index';
import { orderCalls } from '@contract/order/calls';
import { call } from '@/request';
import { useCall } from '@/request/useCall';

type Filter = NonNullable<Input<typeof orderCalls.countByStatus>['filter']>;

export function useOrderCounts(refreshedAt: unknown, filter: Filter = {}) {
  const { data } = useCall((options) => call(orderCalls.countByStatus, { filter }, options), [refreshedAt, filter]);
  return data;
}
