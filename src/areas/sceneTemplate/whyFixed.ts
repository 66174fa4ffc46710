import type { ListState } from '@/components/list/useListState';

/** Why the order can't be changed here: only who sees all of it, in order, knows what a move means. */
export function whyFixed(list: ListState, total: number): 'filtered' | 'sorted' | 'paged' | undefined {
  if (Object.keys(list.filters).length > 0) return 'filtered';
  if (list.sort !== 'sort' || list.order !== 'ascend') return 'sorted';
  return total > list.pageSize ? 'paged' : undefined;
}
