import { expect, type Page, type Request, type Route } from '@playwright/test';

/** A call as it left the browser. */
export interface SentCall {
  url: URL;
  /** By their names in lower case. */
  headers: Record<string, string>;
  query: Record<string, string>;
  /** Undefined without one. */
  body: Record<string, unknown> | undefined;
}

/** Does something on the screen, and answers the first `METHOD /path` that goes out for it. */
export async function callFor(page: Page, call: string, act: () => Promise<unknown>): Promise<SentCall> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => `${sent.method()} ${new URL(sent.url()).pathname}` === call),
    act(),
  ]);
  const url = new URL(request.url());
  return {
    url,
    headers: await request.allHeaders(),
    query: Object.fromEntries(url.searchParams),
    body: request.postDataJSON() ?? undefined,
  };
}

/** Keeps a list of the calls of a kind, `POST` for example, that a page sends to the back end from now on. */
export function recordCalls(page: Page, method: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === method && pathname.startsWith('/fish/')) calls.push(pathname);
  });
  return calls;
}

/** Does something on the screen, and waits until all that it asks the back end is answered and nothing is busy with it. */
export async function isAnswered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>();
  const begin = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/fish/')) open.add(request);
  };
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await act();
    await expect.poll(() => open.size, { intervals: [20, 50, 100, 250] }).toBe(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

/** Keeps what is asked for at these addresses back until the answered function is called. */
export async function holdBack(page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    // The page may have called it off by now.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Leaves calls of the back end unanswered, for tests of what stands around the records: to draw them takes longer. */
export async function leaveUnanswered(page: Page): Promise<void> {
  await page.route('**/fish/admin/**', () => undefined);
}

/** Lets so many pages behind a cursor through, each of 2 000 rows behind the first 200, and answers those after them. */
export async function answerAfter(page: Page, through: number, answer: (route: Route) => unknown): Promise<void> {
  const passed = new Set<string>();
  await page.route(/pageList\?.*after=/, (route) => {
    const after = new URL(route.request().url()).searchParams.get('after') ?? '';
    if (passed.size < through) passed.add(after);
    return passed.has(after) ? route.continue() : answer(route);
  });
}
