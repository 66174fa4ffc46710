import { useRequest } from 'ahooks';
import type { Input } from '@contract/index';
import { paths } from '@contract/paths';
import { call } from '@/request';

type Filter = NonNullable<Input<typeof paths.wish.countByState>['filter']>;

/** How many wishes there are of each state; asked anew when `asked` is another. */
export function useWishCounts(asked: unknown, filter: Filter = {}) {
  const { data } = useRequest(() => call(paths.wish.countByState, { filter }, { notice: false }), {
    refreshDeps: [asked, JSON.stringify(filter)],
    onError: () => undefined,
  });
  return data;
}
