import type { Page } from '@playwright/test';
import { median } from './numbers';

const LIST = 'section[aria-label="App users"]';
const TIMES = 7;
/** How many screens and drawers are visited for the heap, and how many first, until everything was loaded once. */
const VISITS = 200;
const WARM_UP = 20;

/** Lists of the menu, one after the other. */
const SCREENS = ['/user/appUser', '/order/list', '/activity/audit', '/wish/list', '/gift/list'];

/** Milliseconds from a press until what it opens is drawn, at full speed: the first time, and the median of the next. */
export async function measureClicks(page: Page, origin: string) {
  await openList(page, origin);
  const drawer = () => press(page, `${LIST} tr[data-row-key] a`, '.ant-drawer-open h2, .ant-drawer-open [role=tab]');
  const palette = () => press(page, '.fish-palette-button', '[role=dialog] input[role=combobox]');
  const taken = {
    'a user’s drawer': await often(drawer, () => close(page, '.ant-drawer-open')),
    'the palette': await often(palette, () => close(page, '[role=dialog]')),
    'typing a letter into the search': await typing(page),
  };
  await page.goto(`${origin}/message/tip`);
  const form = () => press(page, 'a[href$="/message/tip/detail"]', 'form input, form textarea');
  return { ...taken, 'the form of a tip': await often(form, () => goBack(page, 'a[href$="/message/tip/detail"]')) };
}

/** The heap after so many screens and drawers, as a part of what it was after some of each. */
export async function measureHeap(page: Page, origin: string) {
  const cdp = await page.context().newCDPSession(page);
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return usedSize / 1024 / 1024;
  };
  const grown = async (visitOne: (index: number) => Promise<void>) => {
    for (let index = 0; index < WARM_UP; index++) await visitOne(index);
    const before = await heap();
    for (let index = 0; index < VISITS; index++) await visitOne(index);
    const after = await heap();
    return { 'MB before': before, 'MB after': after, ratio: after / before };
  };
  await openList(page, origin);
  return {
    [`${VISITS} screens`]: await grown(async (index) => {
      const path = SCREENS[index % SCREENS.length] ?? '';
      await press(page, `a[href="${path}"]`, 'tr[data-row-key]', path);
    }),
    [`${VISITS} drawers`]: await grown(async () => {
      await press(page, `a[href="/user/appUser"]`, `${LIST} tr[data-row-key]`, '/user/appUser');
      await press(page, `${LIST} tr[data-row-key] a`, '.ant-drawer-open [role=tab]');
      await close(page, '.ant-drawer-open');
    }),
  };
}

async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/user/appUser`);
  await page.locator(`${LIST} tr[data-row-key]`).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function often(open: () => Promise<number>, undo: () => Promise<void>) {
  const taken: number[] = [];
  for (let time = 0; time <= TIMES; time++) {
    taken.push(await open());
    await undo();
  }
  const [first = Number.NaN, ...next] = taken;
  return { 'first, ms': first, 'next, ms': median(next) };
}

/** Presses the first of a selector: until another is drawn, where the page has the path, if one is given. */
const press = (page: Page, selector: string, awaited: string, path?: string): Promise<number> =>
  page.evaluate(
    async ([pressed, wanted, wantedPath]) => {
      const begun = performance.now();
      document.querySelector<HTMLElement>(pressed)?.click();
      let there = false;
      while (!there) {
        await new Promise(requestAnimationFrame);
        const shown = [...document.querySelectorAll<HTMLElement>(wanted)].some(({ offsetParent }) => offsetParent);
        there = shown && (!wantedPath || location.pathname === wantedPath);
        if (performance.now() - begun > 60_000) throw new Error(`${pressed} opened no ${wanted}`);
      }
      await new Promise(requestAnimationFrame);
      return performance.now() - begun;
    },
    [selector, awaited, path ?? ''] as const,
  );

async function close(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(selector).first().waitFor({ state: 'hidden' });
}

async function goBack(page: Page, awaited: string): Promise<void> {
  await page.goBack();
  await page.locator(awaited).first().waitFor();
}

/** The longest of the page's own work for a letter, from its event until it is drawn. */
async function typing(page: Page) {
  const field = page.locator(`${LIST} input[type=search], ${LIST} input[role=searchbox]`).first();
  await field.focus();
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { taken });
    addEventListener(
      'keydown',
      () => {
        const begun = performance.now();
        requestAnimationFrame(() => setTimeout(() => taken.push(performance.now() - begun)));
      },
      true,
    );
  });
  await page.keyboard.type('somebody', { delay: 60 });
  const taken = await page.evaluate(() => (window as unknown as { taken: number[] }).taken);
  await field.clear();
  return { 'first, ms': taken[0] ?? Number.NaN, 'next, ms': median(taken.slice(1)) };
}
