import { PAGE_SIZE_MAX } from '@contract/paging';
import { call, type RequestFailure } from '@/request';
import type { List } from './useList';

/** What one more page brought, and how far the reading is. */
export interface Batch<Row> {
  /** Rows that no earlier batch had, in the shown order. */
  rows: Row[];
  /** Rows so far, each counted once. */
  seen: number;
  /** How many there are, as the newest and as the first page told. */
  total: number;
  firstTotal: number;
  /** Every row that the back end counts has been read. */
  whole: boolean;
}

type Asked<Row> = Pick<List<Row>, 'path' | 'query' | 'page'>;

/**
 * Reads every row that a list's filters find, page by page, one page ahead of its reader. Rows that moved to a page
 * already read are looked for once more and come last. When the last batch is not `whole`, the set changed meanwhile
 * and rows are missing. Rejects with the RequestFailure of a page that keeps failing, or of a cancelled reading.
 */
export async function* readAll<Row extends { id: string }>(
  { path, query }: Asked<Row>,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<Batch<Row>, void> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();

  const pageAt: PageAt<Row> = (current) => {
    const input = { ...query, current, pageSize: PAGE_SIZE_MAX };
    const options = { signal: leaving.signal, notice: false };
    const page = patiently(() => call(path, input as never, options) as Promise<unknown>, leaving.signal);
    // One that fails while the reader is busy is told when its turn comes.
    page.catch(() => undefined);
    return page as Promise<Page<Row>>;
  };

  try {
    yield* readTwice(pageAt);
  } finally {
    leave();
    signal?.removeEventListener('abort', leave);
  }
}

type Page<Row> = Pick<NonNullable<List<Row>['page']>, 'list' | 'total'>;
type PageAt<Row> = (current: number) => Promise<Page<Row>>;

async function* readTwice<Row extends { id: string }>(pageAt: PageAt<Row>): AsyncGenerator<Batch<Row>, void> {
  const take = counting<Row>();
  let missing = true;
  for (let round = 1; missing && round <= 2; round++) {
    let next: Promise<Page<Row>> | undefined = pageAt(1);
    for (let current = 2; next; current++) {
      const page: Page<Row> = await next;
      const batch = take(page);
      missing = batch.seen < batch.total;
      next = missing && page.list.length > 0 ? pageAt(current) : undefined;
      yield batch;
    }
  }
}

/** Keeps count of the pages it is given. */
function counting<Row extends { id: string }>(): (page: Page<Row>) => Batch<Row> {
  const ids = new Set<string>();
  let firstTotal: number | undefined;
  let lastTotal = 0;
  let shrunk = false;

  return ({ list, total }) => {
    const rows = list.filter(({ id }) => !ids.has(id));
    for (const { id } of rows) ids.add(id);
    firstTotal ??= total;
    // A row that left the set drew others to a page already read.
    shrunk ||= total < lastTotal;
    lastTotal = total;
    return { rows, seen: ids.size, total, firstTotal, whole: ids.size >= total && !shrunk };
  };
}

/** Waits before the second and the third try. */
const PAUSES_MS = [500, 2000];

/** A read that failed for no reason of its own is tried again; what the back end refuses is not. */
async function patiently<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await read();
    } catch (error) {
      const { cancelled, code, status = 500 } = error as RequestFailure;
      if (cancelled || code !== undefined || status < 500) throw error;
      await passed(pause, signal);
    }
  }
  return read();
}

/** Ends early when the reading is left: the try that follows then says so. */
const passed = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
