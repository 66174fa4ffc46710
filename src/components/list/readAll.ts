import { codes } from '@contract/codes';
import { PAGE_SIZE_MAX, PAGE_SIZE_MAX_AFTER } from '@contract/paging';
import { RequestFailure } from '@/request';
import { Backoff } from '@/request/backoff';
import { skippedOf } from '@/request/read';
import { callList } from './callList';
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
 * Reads every row of a list's filter, one page ahead of its consumer: behind the end of the page before, if the service
 * says where that is (`next`), else by the numbers of pages. Then rows that moved to an earlier page are searched once
 * more and come last. If the last batch is not `whole`, the list changed meanwhile, or has rows that can't be read.
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

  const ask = async (window: object): Promise<Page<Row>> => {
    const options = { signal: leaving.signal, notice: false };
    const input = { ...query, ...window };
    const answer: unknown = await backoff.through(() => callList(path, input, options), leaving.signal);
    return answer as Page<Row>;
  };

  /** Sent only where it is needed: a service that always counts all may not know it. */
  let exact: 'true' | undefined;
  const numbered = async (current: number): Promise<Page<Row>> => {
    const page = await ask({ current, pageSize: PAGE_SIZE_MAX, exact });
    if (!page.more || exact) return page;
    exact = 'true';
    return numbered(current);
  };

  const pages: Pages<Row> = {
    at: (current) => ahead(numbered(current)),
    behind: (after) => ahead(ask({ current: undefined, pageSize: PAGE_SIZE_MAX_AFTER, after })),
  };

  try {
    const known = new Set<string>();
    const first = await pages.at(1);
    const isRead = first.next !== undefined && (yield* readOn(pages, first, known));
    if (!isRead) yield* readTwice(pages, first, known);
  } finally {
    leave();
    signal?.removeEventListener('abort', leave);
  }
}

/** Avoids an unhandled rejection while the consumer is busy; the error is thrown at the next `await`. */
function ahead<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined);
  return answer;
}

type Page<Row> = Pick<NonNullable<List<Row>['page']>, 'list' | 'total' | 'more' | 'next'>;

interface Pages<Row> {
  at: (current: number) => Promise<Page<Row>>;
  behind: (after: string) => Promise<Page<Row>>;
}

/**
 * Returns false if `next` leads no further: one of an older release may answer while the service is replaced, and a
 * service of one's own may mean something else by it.
 */
async function* readOn<Row extends { id: string }>(
  { behind }: Pages<Row>,
  first: Page<Row>,
  known: Set<string>,
): AsyncGenerator<Batch<Row>, boolean> {
  const { total: firstTotal } = first;
  let unusable = 0;
  let page: Page<Row> | undefined = first;
  while (page?.next !== undefined) {
    const rows = unknownOf(page, known);
    if (page !== first && page.next && !rows.length) return false;
    const next: Promise<Page<Row> | undefined> | undefined = page.next
      ? ahead(behind(page.next).catch(unlessUnknown))
      : undefined;
    unusable += skippedOf(page.list);
    const seen = known.size;
    yield { rows, seen, total: Math.max(firstTotal, seen), firstTotal, whole: !next && unusable === 0 };
    if (!next) return true;
    page = await next;
  }
  return false;
}

/** What a service of an older release says of `after`, or of so many rows. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof RequestFailure && error.code === codes.validationFailed) return undefined;
  throw error;
}

async function* readTwice<Row extends { id: string }>(
  { at }: Pages<Row>,
  first: Page<Row>,
  known: Set<string>,
): AsyncGenerator<Batch<Row>, void> {
  const take = counting<Row>(known);
  let missing = true;
  for (let round = 1; missing && round <= 2; round++) {
    let next: Promise<Page<Row>> | undefined = round === 1 ? Promise.resolve(first) : at(1);
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
      next = missing && more ? at(current) : undefined;
      yield batch;
    }
  }
}

/** Collects pages into batches without rows that are known. */
function counting<Row extends { id: string }>(known: Set<string>): (page: Page<Row>) => Batch<Row> {
  let firstTotal: number | undefined;
  let lastTotal = 0;
  let shrunk = false;

  return (page) => {
    const { total, more } = page;
    const rows = unknownOf(page, known);
    firstTotal ??= total;
    // A removed row shifts later ones to a page that was already read.
    shrunk ||= total < lastTotal;
    lastTotal = total;
    return { rows, seen: known.size, total, firstTotal, whole: known.size >= total && !shrunk && !more };
  };
}

/** The rows of a page that are not known yet, and are from now on. */
function unknownOf<Row extends { id: string }>({ list }: Page<Row>, known: Set<string>): Row[] {
  const rows = list.filter(({ id }) => !known.has(id));
  for (const { id } of rows) known.add(id);
  return rows;
}
