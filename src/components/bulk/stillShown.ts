import { readAll } from '@/components/list/readAll';
import type { List } from '@/components/list/useList';
import { RequestFailure } from '@/request';

/** A longer list is not read for it. */
const READ_MAX = 2000;

/** Those rows that the list's filter still shows; all of them if that can't be read, or is too long to read. */
export async function stillShown<Row extends { id: string }>(
  list: Pick<List<Row>, 'path' | 'query' | 'page' | 'filters'>,
  rows: readonly Row[],
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  if (!rows.length || !Object.keys(list.filters).length) return rows;
  if ((list.page?.total ?? 0) > READ_MAX) return rows;
  const missing = new Set(rows.map(({ id }) => id));
  try {
    for await (const batch of readAll(list, { signal })) {
      for (const { id } of batch.rows) missing.delete(id);
      if (!missing.size) break;
    }
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return rows;
  }
  return rows.filter(({ id }) => !missing.has(id));
}
