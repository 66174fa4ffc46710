import { useRequest } from 'ahooks';
import { useFollow } from './useFollow';

interface FollowedList<Row> {
  page?: { list: Row[] };
  follow: () => Promise<void>;
}

/** Keeps a list as things are while something on its page goes on by itself; answers whether something does. */
export function useFollowedList<Row>({ page, follow }: FollowedList<Row>, isGoing: (row: Row) => boolean): boolean {
  const going = page?.list.some(isGoing) ?? false;
  const { loading, run } = useRequest(follow, { manual: true });
  useFollow({ going, loading, refresh: run });
  return going;
}
