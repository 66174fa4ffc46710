import type { ListState } from '@/components/list/useListState';

/** Why the order can't be changed here: a move is clear only when all scenes are shown in order. */
export function whyFixed(list: ListState, total: number): 'filtered' | 'sorted' | 'paged' | undefined {
  if (Object.keys(list.filters).length > 0) return 'filtered';
  if (list.sort !== 'sort' || list.order !== 'ascend') return 'sorted';
  return total > list.pageSize ? 'paged' : undefined;
}
