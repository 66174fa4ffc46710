import { join } from 'node:path';
import type { Page } from '@playwright/test';
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

if (wanted === 'all') {
  for (const width of [1280, 390] as const) {
    for (const language of LANGUAGES) {
      for (const theme of THEMES) {
        const look = `${language} ${theme} ${width}`;
        test(`every screen, ${look}`, async ({ page, server }) => {
          test.setTimeout(3_600_000);
          const screens = await screensOf(await Session.open(server.url));
          await page.goto(`${server.url}/favicon.svg`);
          await dress(page, { theme, language, width });
          await shoot(page, loginScreen, `${fileOf(loginScreen.name)}__${look}.png`, true);
          await enter(page, server.url);
          for (const screen of screens) await shoot(page, screen, `${fileOf(screen.name)}__${look}.png`, true);
        });
      }
    }
  }
}
