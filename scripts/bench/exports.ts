import type { Browser, CDPSession, Page } from '@playwright/test';
import { userCalls } from '../../contract/user/calls';
import type { Stage } from './stage';

interface ExportCost {
  seconds: number;
  longestTaskMs: number;
  /** More than the page used before. */
  heapMb: number;
}

const LIMIT_MS = 600_000;

declare global {
  var longest: number;
}

/** Exports the whole list of users by its button; for comparison also with all rows kept in memory until the end. */
export async function measureExports(browser: Browser, origin: string, stage: Stage) {
  return {
    CSV: await exportAllUsers(browser, origin, stage),
    XLSX: await onPage(browser, origin, stage, (page) => byButton(page, 'Excel workbook')),
    'CSV, all in memory first': await onPage(browser, origin, stage, (page) => allAtOnce(page, stage.token)),
  };
}

export const exportAllUsers = (browser: Browser, origin: string, stage: Stage) =>
  onPage(browser, origin, stage, (page) => byButton(page, 'CSV file'));

async function onPage(browser: Browser, origin: string, stage: Stage, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ locale: 'en-US' });
  await signIn(context, stage);
  const page = await context.newPage();
  await page.goto(`${origin}/user/appUser`);
  await page.getByRole('link', { name: /^Open/ }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const heap = await watchHeap(await context.newCDPSession(page));
  const begun = performance.now();
  await run(page);
  const seconds = (performance.now() - begun) / 1000;
  const cost: ExportCost = { seconds, heapMb: await heap.peak(), longestTaskMs: await page.evaluate(() => longest) };
  await context.close();
  return cost;
}

export async function signIn(context: Awaited<ReturnType<Browser['newContext']>>, { token, userInfo }: Stage) {
  await context.addInitScript(
    ([authorization, info]) => {
      localStorage.setItem('authorization', authorization);
      localStorage.setItem('userInfo', info);
    },
    [token, JSON.stringify(userInfo)] as const,
  );
}

async function byButton(page: Page, format: string): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  const choice = page.getByRole('menuitem', { name: format });
  await choice.waitFor();
  // Everything measured from here on belongs to the export, and not to the loading of the page.
  await page.evaluate(() => {
    globalThis.longest = 0;
  });
  await choice.click();
  await page.getByText('everything these filters find').waitFor({ timeout: LIMIT_MS });
}

/** A simple export: keeps every row, then makes one text of them. */
async function allAtOnce(page: Page, token: string): Promise<void> {
  const [, url = ''] = userCalls.pageList.split(' ');
  await page.evaluate(
    async ([address, aToken]) => {
      const rows: Record<string, unknown>[] = [];
      for (let current = 1, total = 1; rows.length < total; current++) {
        const query = `?exact=true&sort=lastActiveAt&pageSize=200&current=${current}`;
        const { data } = await (await fetch(address + query, { headers: { aToken } })).json();
        rows.push(...data.list);
        total = data.total;
      }
      const lines = rows.map((row) => Object.values(row).map((value) => JSON.stringify(value ?? '')));
      Object.assign(globalThis, { file: new Blob([lines.map((cells) => cells.join(',')).join('\r\n')]) });
    },
    [url, token] as const,
  );
}

const EVERY_MS = 100;

/** The most memory used by scripts, minus that at the start, in MB. */
async function watchHeap(cdp: CDPSession) {
  const used = async () => {
    const usage = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number };
    return usage.usedSize + (usage.backingStorageSize ?? 0);
  };
  await cdp.send('HeapProfiler.collectGarbage');
  const atFirst = await used();
  let highest = atFirst;
  const timer = setInterval(async () => {
    highest = Math.max(highest, await used().catch(() => 0));
  }, EVERY_MS);
  return {
    async peak() {
      clearInterval(timer);
      return (Math.max(highest, await used()) - atFirst) / 1e6;
    },
  };
}
