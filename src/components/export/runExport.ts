import { type CellValue, type FileColumn, fileColumns } from '@/components/list/columns';
import { type Batch, readAll } from '@/components/list/readAll';
import type { List } from '@/components/list/useList';
import { RequestFailure } from '@/request';
import type { Backoff } from '@/request/backoff';
import { bytesOf } from './bytes';
import type { Format } from './sheet';
import { openSink, type Sink } from './sink';

export interface ExportProgress {
  done: number;
  total: number;
  /** There are more than `total`. */
  more?: boolean;
}

export interface Exported extends ExportProgress {
  sink: Sink;
  /** True if the file has every row that the back end counts. */
  whole: boolean;
  reason?: string;
}

interface Order<Row> {
  /** As it was when the export started. */
  list: Pick<List<Row>, 'path' | 'query' | 'page' | 'columns'>;
  title: string;
  format: Format;
  signal: AbortSignal;
  backoff: Backoff;
  onProgress: (progress: ExportProgress) => void;
}

/**
 * Writes every row of a list's filter to a file, page by page. A service that does not answer is waited for; if the
 * operator keeps what is there, or a page is refused, the file ends early. Rejects when cancelled, when the first page
 * fails, or when the file can't be written.
 */
export async function runExport<Row extends { id: string }>(order: Order<Row>): Promise<Exported | undefined> {
  const { list, title, format, signal, backoff, onProgress } = order;
  const columns = fileColumns(list.columns);
  const batches = readAll<Row>(list, { signal, backoff });
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
  /** Updated while rows are read. */
  reached: Reached;
  onProgress: (progress: ExportProgress) => void;
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
