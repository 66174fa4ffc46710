import { PAGE_SIZE_MAX } from '@contract/paging';
import { call } from '@/request';
import { Backoff } from '@/request/backoff';
import { skippedOf } from '@/request/read';
import type { List } from './useList';

export interface Batch<Row> {
  /** Rows that no earlier batch had, in the list's order. */
  rows: Row[];
  /** Distinct rows so far. */
  seen: number;
  /** The total, by the newest and by the first page. */
  total: number;
  firstTotal: number;
  /** True if every row that the back end counts was read. */
  whole: boolean;
}

type ReadList<Row> = Pick<List<Row>, 'path' | 'query' | 'page'>;

/**
 * Reads every row of a list's filter, one page ahead of its consumer. Rows that moved to an earlier page are searched
 * once more and come last. If the last batch is not `whole`, the list changed meanwhile, or has rows that can't be read.
 * A service that does not answer is waited for, which `backoff` shows. Rejects with the RequestFailure of a page that
 * keeps failing, or of cancelling.
 */
export async function* readAll<Row extends { id: string }>(
  { path, query }: ReadList<Row>,
  { signal, backoff = new Backoff() }: { signal?: AbortSignal; backoff?: Backoff } = {},
): AsyncGenerator<Batch<Row>, void> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();

  /** Sent only where it is needed: a service that always counts all may not know it. */
  let exact: 'true' | undefined;
  const ask = async (current: number): Promise<Page<Row>> => {
    const input = { ...query, current, pageSize: PAGE_SIZE_MAX, exact };
    const options = { signal: leaving.signal, notice: false };
    const answer: unknown = await backoff.through(() => call(path, input as never, options), leaving.signal);
    const page = answer as Page<Row>;
    if (!page.more || exact) return page;
    exact = 'true';
    return ask(current);
  };

  const pageAt: PageAt<Row> = (current) => {
    const page = ask(current);
    // Avoids an unhandled rejection while the consumer is busy; the error is thrown at the next `await`.
    page.catch(() => undefined);
    return page;
  };

  try {
    yield* readTwice(pageAt);
  } finally {
    leave();
    signal?.removeEventListener('abort', leave);
  }
}

type Page<Row> = Pick<NonNullable<List<Row>['page']>, 'list' | 'total' | 'more'>;
type PageAt<Row> = (current: number) => Promise<Page<Row>>;

async function* readTwice<Row extends { id: string }>(pageAt: PageAt<Row>): AsyncGenerator<Batch<Row>, void> {
  const take = counting<Row>();
  let missing = true;
  for (let round = 1; missing && round <= 2; round++) {
    let next: Promise<Page<Row>> | undefined = pageAt(1);
    let before: string | undefined;
    let unusable = 0;
    for (let current = 2; next; current++) {
      const page: Page<Row> = await next;
      const batch = take(page);
      unusable += skippedOf(page.list);
      missing = page.more === true || batch.seen + unusable < batch.total;
      // A service without pages answers the same each time.
      const more = page.list[0] ? page.list[0].id !== before : skippedOf(page.list) > 0;
      before = page.list[0]?.id;
      next = missing && more ? pageAt(current) : undefined;
      yield batch;
    }
  }
}

/** Collects pages into batches without repeated rows. */
function counting<Row extends { id: string }>(): (page: Page<Row>) => Batch<Row> {
  const ids = new Set<string>();
  let firstTotal: number | undefined;
  let lastTotal = 0;
  let shrunk = false;

  return ({ list, total, more }) => {
    const rows = list.filter(({ id }) => !ids.has(id));
    for (const { id } of rows) ids.add(id);
    firstTotal ??= total;
    // A removed row shifts later ones to a page that was already read.
    shrunk ||= total < lastTotal;
    lastTotal = total;
    return { rows, seen: ids.size, total, firstTotal, whole: ids.size >= total && !shrunk && !more };
  };
}
