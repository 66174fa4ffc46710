import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { routeTable } from '../routeTable';
import { leaveUnanswered } from './calls';
import { expect, test } from './fixtures';
import { loginScreen, type Screen, screensOf } from './screens';
import { enter, Session } from './session';

/** What `npm run screenshots` wants: `readme`, `all`, or nothing in a run of all tests. */
const wanted = process.env.FISH_SCREENSHOTS;
const folder = process.env.FISH_SCREENSHOTS_TO ?? '';

const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en-US', 'zh-CN'] as const;
const SIZES = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } } as const;

const README = ['home', 'app users'];

interface Look {
  theme: (typeof THEMES)[number];
  language: (typeof LANGUAGES)[number];
  width: keyof typeof SIZES;
}

async function dress(page: Page, { theme, language, width }: Look): Promise<void> {
  await page.setViewportSize(SIZES[width]);
  await page.evaluate(
    ([theme, language]) => {
      localStorage.setItem('theme', theme);
      localStorage.setItem('umi_locale', language);
    },
    [theme, language] as const,
  );
}

async function shoot(page: Page, screen: Screen, file: string, fullPage: boolean): Promise<void> {
  await page.goto(screen.path);
  await screen.ready(page);
  // Pictures and letters that are still on their way.
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')),
    )
    .toBe(true);
  await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled', caret: 'hide' });
}

const fileOf = (name: string) => name.replaceAll(' ', '-');

if (wanted === 'readme') {
  for (const theme of THEMES) {
    test(`README in ${theme}`, async ({ page, server }) => {
      const screens = await screensOf(await enter(page, server.url));
      await dress(page, { theme, language: 'en-US', width: 1280 });
      for (const screen of screens.filter(({ name }) => README.includes(name))) {
        await shoot(page, screen, `${fileOf(screen.name)}-${theme}.png`, false);
      }
    });
  }
}

/** How much of a screen is there. */
const STATES = ['full', 'empty', 'loading', 'failed'] as const;
type State = (typeof STATES)[number];

/** Keeps a screen in a state, from its next visit on. */
async function keepIn(page: Page, state: State): Promise<void> {
  if (state === 'loading') await leaveUnanswered(page);
  if (state === 'failed') {
    await page.route('**/fish/admin/**', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
  }
}

/** As far as it gets in a state that is not full: nothing of it moves or grows any more. */
async function settled(page: Page): Promise<void> {
  // The page of a record that is on its way has no heading yet.
  await expect(page.locator('h1, [role=dialog], [role=alert], main .ant-skeleton').first()).toBeVisible();
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await page.locator('body').innerHTML();
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

/** Lists that nobody has filled yet. */
const emptyScreens = routeTable
  .filter(({ path, records, redirect }) => !records && !redirect && !/^\/(about|teacher)/.test(path))
  .map(({ path }): Screen => ({ name: path.slice(1).replaceAll('/', ' ') || 'home', path, ready: settled }));

const looks = [1280, 390].flatMap((width) =>
  LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ width, language, theme }) as Look)),
);

if (wanted === 'all') {
  for (const state of STATES) {
    for (const look of looks) {
      const name = `${look.language} ${look.theme} ${look.width} ${state}`;
      test(`every screen, ${name}`, async ({ page, server, startServer, expectFailures }) => {
        test.setTimeout(3_600_000);
        if (state === 'failed') expectFailures(/ 500\b/);
        const { url } = state === 'empty' ? await startServer({ data: 'empty' }) : server;
        const screens = state === 'empty' ? emptyScreens : await screensOf(await Session.open(url));
        await page.goto(`${url}/favicon.svg`);
        await dress(page, look);
        if (state === 'full') await shoot(page, loginScreen, `${fileOf(loginScreen.name)}__${name}.png`, true);
        await enter(page, url);
        await keepIn(page, state);
        for (const screen of screens) {
          const shown = { ...screen, path: url + screen.path, ready: state === 'full' ? screen.ready : settled };
          await shoot(page, shown, `${fileOf(screen.name)}__${name}.png`, true);
        }
      });
    }
  }
}
