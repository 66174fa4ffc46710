import { skippedOf } from '@/request/read';

/** A page whose `total` is exact, unless there is `more`. */
export interface Counted {
  total: number;
  more?: boolean;
}

/** Stands behind a total that is not all: `10,000+`. */
export const plusOf = (counted: Pick<Counted, 'more'> | undefined): string => (counted?.more ? '+' : '');

interface CountedPage extends Counted {
  list: readonly unknown[];
  current: number;
  pageSize: number;
}

/** The rows that a pager counts with. Where there are more than were counted, a full page has a next one. */
export function reachOf({ list, total, more, current, pageSize }: CountedPage): number {
  if (!more) return total;
  const rows = list.length + skippedOf(list);
  const before = (current - 1) * pageSize;
  return Math.max(total, rows < pageSize ? before + rows : before + rows + 1);
}
