import type { Locator, Page } from '@playwright/test';
import { LIST, slowDown } from './load';

const ROWS = LIST.stands[0];
const DIALOG = '[role=dialog]';
const SETTLES_MS = 300;

declare global {
  interface Window {
    watched: { pressedAt: number; tasks: number[]; keys: number[] };
    /** When a selector is there, or is another row than before, in the frame after it is drawn. */
    drawn: (selector: string, before: string | null) => Promise<number>;
  }
}

/** Notes from inside the page: questions from outside would take its time. No named functions, which tsx would mark. */
function watchPresses() {
  window.watched = { pressedAt: 0, tasks: [], keys: [] };
  for (const kind of ['click', 'keydown'])
    addEventListener(kind, ({ timeStamp }) => Object.assign(window.watched, { pressedAt: timeStamp }), true);
  new PerformanceObserver((list) => {
    window.watched.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    const keys = list.getEntries().filter(({ name }) => /^(key|input)/.test(name));
    window.watched.keys.push(...keys.map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.drawn = (selector, before) =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const found = document.querySelector<HTMLElement>(selector);
        const isThere = found && (before === null || found.dataset.rowKey !== before);
        if (isThere) requestAnimationFrame(() => resolve(performance.now()));
        else resolve(window.drawn(selector, before));
      });
    });
}

interface Bench {
  page: Page;
  /** What the page's own thread has worked so far, in ms: what else the machine does is not in it. */
  worked: () => Promise<number>;
}

/** From a press until what it opens is drawn. */
async function untilThere({ page, worked }: Bench, selector: string, press: () => Promise<unknown>) {
  await quiet(page);
  const before = await worked();
  const [at] = await Promise.all([page.evaluate((what) => window.drawn(what, null), selector), press()]);
  return { 'stands, ms': at - (await pressedAt(page)), 'processor, ms': (await settled(page, worked)) - before };
}

/** From a press until a list has other rows: in all, and after its answer was there. */
async function untilOtherRows({ page, worked }: Bench, press: () => Promise<unknown>) {
  await quiet(page);
  const before = await worked();
  const first = await page.locator(ROWS).first().getAttribute('data-row-key');
  await page.evaluate(() => performance.clearResourceTimings());
  const drawn = page.evaluate(([rows, before]) => window.drawn(rows, before), [ROWS, first] as const);
  const [at] = await Promise.all([drawn, press()]);
  const pressed = await pressedAt(page);
  const answered = await page.evaluate((call) => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(call));
    return (answers[0] as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN;
  }, LIST.call ?? '');
  const processor = (await settled(page, worked)) - before;
  return { 'stands, ms': at - pressed, 'beyond its answer, ms': at - answered, 'processor, ms': processor };
}

/** Types a text, key by key: the longest that a key took until it was drawn, to eight milliseconds. */
async function typing(page: Page, box: Locator, text: string) {
  await box.click();
  await quiet(page);
  for (const letter of text) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(SETTLES_MS);
  const keys = await page.evaluate(() => window.watched.keys);
  return { 'a key at most, ms': Math.max(16, ...keys) };
}

/** Scrolls to the end of 200 rows: how long the page's longest task was. */
async function scrolling(page: Page) {
  await page.locator(ROWS).first().hover();
  await quiet(page);
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(SETTLES_MS);
  const tasks = await page.evaluate(() => window.watched.tasks);
  return { 'longest task, ms': Math.max(0, ...tasks), 'long tasks': tasks.length };
}

/** Nothing is loaded or drawn any more, and nothing is noted yet. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLES_MS);
  await page.evaluate(() => Object.assign(window.watched, { tasks: [], keys: [] }));
}

/** What the page's thread has worked when it has nothing more to do. */
async function settled(page: Page, worked: Bench['worked']): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLES_MS);
  return worked();
}

const pressedAt = (page: Page) => page.evaluate(() => window.watched.pressedAt);

export type Measured = Record<string, Record<string, number>>;

/** What an operator presses all day, on app users, on a processor that is so many times slower. */
export async function measurePresses(page: Page, origin: string, slower: number): Promise<Measured> {
  const taken: Measured = {};
  await page.addInitScript(watchPresses);
  const cdp = await slowDown(page, slower);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const bench = { page, worked };
  const list = async (query = '', rows = 20) => {
    await page.goto(origin + LIST.path + query);
    await page
      .locator(ROWS)
      .nth(rows - 1)
      .waitFor();
  };
  const leave = () => page.keyboard.press('Escape');

  await list();
  const level = page.getByRole('columnheader', { name: 'Level' });
  taken['sort by a column'] = await untilOtherRows(bench, () => level.click());
  const second = page.getByRole('listitem', { name: '2', exact: true });
  taken['next page'] = await untilOtherRows(bench, () => second.click());
  const few = page.getByRole('link', { name: /^Muted or banned/ });
  taken['a view of the list'] = await untilOtherRows(bench, () => few.click());
  taken['type a keyword'] = await typing(page, page.getByRole('searchbox'), '1005 wang');

  await list();
  const menu = page.getByRole('button', { name: /^More actions/ }).first();
  taken['menu of a row'] = await untilThere(bench, '.ant-dropdown-menu-item', () => menu.click());
  const mute = page.getByRole('menuitem', { name: /^Mute/ });
  taken['dialog with a form'] = await untilThere(bench, `${DIALOG} textarea`, () => mute.click());
  await leave();
  taken['open the palette'] = await untilThere(bench, `${DIALOG} input`, () => page.keyboard.press('Control+k'));
  taken['type in the palette'] = await typing(page, page.getByRole('dialog').getByRole('combobox'), 'li wang');
  await leave();

  await list();
  const user = page.getByRole('link', { name: /^Open / });
  taken['drawer of a user'] = await untilThere(bench, DIALOG, () => user.first().click());
  await leave();
  taken['drawer of the next, with its name'] = await untilThere(bench, `${DIALOG} h2`, () => user.nth(1).click());

  await list('?pageSize=200', 200);
  taken['scroll 200 rows'] = await scrolling(page);
  return taken;
}
