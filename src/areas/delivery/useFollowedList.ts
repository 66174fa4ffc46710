import { useRequest } from 'ahooks';
import { useFollow } from './useFollow';

interface FollowedList<Row> {
  page?: { list: Row[] };
  follow: () => Promise<void>;
}

/** Keeps a list up to date while a row on its page is still going on; returns whether one is. */
export function useFollowedList<Row>({ page, follow }: FollowedList<Row>, isGoing: (row: Row) => boolean): boolean {
  const going = page?.list.some(isGoing) ?? false;
  const { loading, run } = useRequest(follow, { manual: true });
  useFollow({ going, loading, refresh: run });
  return going;
}
