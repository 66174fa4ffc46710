import type { Input } from '@contract/index';
import { wishCalls } from '@contract/wish/calls';
import { call } from '@/request';
import { useCall } from '@/request/useCall';

type Filter = NonNullable<Input<typeof wishCalls.countByState>['filter']>;

export function useWishCounts(refreshedAt: unknown, filter: Filter = {}) {
  const { data } = useCall((options) => call(wishCalls.countByState, { filter }, options), [refreshedAt, filter]);
  return data;
}
