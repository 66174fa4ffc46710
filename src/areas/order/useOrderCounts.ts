import { useRequest } from 'ahooks';
import type { Input } from '@contract/index';
import { paths } from '@contract/paths';
import { call } from '@/request';

type Filter = NonNullable<Input<typeof paths.order.countByStatus>['filter']>;

/** How many orders there are of each status; asked anew when `asked` is another. */
export function useOrderCounts(asked: unknown, filter: Filter = {}) {
  const { data } = useRequest(() => call(paths.order.countByStatus, { filter }, { notice: false }), {
    refreshDeps: [asked, JSON.stringify(filter)],
    onError: () => undefined,
  });
  return data;
}
