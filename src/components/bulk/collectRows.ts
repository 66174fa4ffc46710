import { readAll } from '@/components/list/readAll';
import type { List } from '@/components/list/useList';
import type { Backoff } from '@/request/backoff';

interface Options {
  signal: AbortSignal;
  backoff: Backoff;
  onRead: (rows: number) => void;
}

/** Reads all ticked rows before the action starts, because the action may move rows to other pages. */
export async function collectRows<Row extends { id: string }>(
  list: List<Row>,
  { signal, backoff, onRead }: Options,
): Promise<readonly Row[]> {
  const { all, except, rows } = list.selection;
  if (!all) return rows;
  const found: Row[] = [];
  for await (const batch of readAll(list, { signal, backoff })) {
    found.push(...batch.rows);
    onRead(batch.seen);
  }
  return found.filter(({ id }) => !except.has(id));
}
