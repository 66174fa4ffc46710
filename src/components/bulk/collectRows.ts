import { readAll } from '@/components/list/readAll';
import type { List } from '@/components/list/useList';

interface Options {
  signal: AbortSignal;
  onRead: (rows: number) => void;
}

/** Every ticked row, also of pages never shown: all are read before anything is done to one, lest that shift the pages. */
export async function collectRows<Row extends { id: string }>(
  list: List<Row>,
  { signal, onRead }: Options,
): Promise<readonly Row[]> {
  const { all, except, rows } = list.selection;
  if (!all) return rows;
  const found: Row[] = [];
  for await (const batch of readAll(list, { signal })) {
    found.push(...batch.rows);
    onRead(batch.seen);
  }
  return found.filter(({ id }) => !except.has(id));
}
