import { type CellValue, type FileColumn, fileColumns } from '@/components/list/columns';
import { type Batch, readAll } from '@/components/list/readAll';
import type { List } from '@/components/list/useList';
import { RequestFailure } from '@/request';
import { bytesOf } from './bytes';
import type { Format } from './sheet';
import { openSink, type Sink } from './sink';

/** How far an export is. */
export interface Progress {
  done: number;
  total: number;
}

export interface Exported extends Progress {
  sink: Sink;
  /** Every row that the back end counts is in the file. */
  whole: boolean;
  /** Why it is not whole, where the back end said so. */
  reason?: string;
}

interface Order<Row> {
  /** As it was when the export was asked for. */
  list: Pick<List<Row>, 'path' | 'query' | 'page' | 'columns'>;
  title: string;
  format: Format;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/**
 * Writes every row that a list's filters find to a file, as the pages come. A page that keeps failing ends the file
 * early. Rejects when it was cancelled, when the first page fails, or when the file can't be written.
 */
export async function runExport<Row extends { id: string }>(order: Order<Row>): Promise<Exported | undefined> {
  const { list, title, format, signal, onProgress } = order;
  const columns = fileColumns(list.columns);
  const batches = readAll<Row>(list, { signal });
  try {
    const { value: first } = await batches.next();
    if (!first?.total) return undefined;
    const reached: Reached = { done: 0, total: first.total, whole: false };
    const rows = rowsOf({ first, batches, columns, reached, onProgress });
    const sample = first.rows.map((row) => cellsOf(columns, row));
    const bytes = await bytesOf(format, { title, head: columns.map((column) => column.title), sample, rows });
    const sink = await write(bytes, signal);
    return { ...reached, sink };
  } finally {
    await batches.return();
  }
}

async function write(bytes: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<Sink> {
  const sink = await openSink();
  try {
    await bytes.pipeTo(sink.writable, { signal });
    return sink;
  } catch (error) {
    sink.remove();
    throw error;
  }
}

type Reached = Pick<Exported, 'done' | 'total' | 'whole' | 'reason'>;

interface Reading<Row> {
  first: Batch<Row>;
  batches: AsyncGenerator<Batch<Row>, void>;
  columns: readonly FileColumn<Row>[];
  /** Written to as the rows are read. */
  reached: Reached;
  onProgress: (progress: Progress) => void;
}

async function* rowsOf<Row>({ first, batches, columns, reached, onProgress }: Reading<Row>) {
  try {
    for (let batch: Batch<Row> | undefined = first; batch; batch = (await batches.next()).value || undefined) {
      for (const row of batch.rows) yield cellsOf(columns, row);
      Object.assign(reached, { done: batch.seen, total: batch.total, whole: batch.whole });
      onProgress({ done: batch.seen, total: batch.total });
    }
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.cancelled) throw error;
    Object.assign(reached, { whole: false, reason: error.message });
  }
}

const cellsOf = <Row>(columns: readonly FileColumn<Row>[], row: Row): CellValue[] =>
  columns.map(({ value }) => value(row));
