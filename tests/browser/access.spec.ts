import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { loginScreen, type Screen, screensOf } from './screens';
import { enter } from './session';

test.describe.configure({ mode: 'parallel' });

const locales = ['en-US', 'zh-CN'] as const;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
const PHONE = { width: 390, height: 844 };

/** The login page as someone signed out sees it, then every other screen. */
async function* visit(page: Page, origin: string, stored: Record<string, string>): AsyncGenerator<Screen> {
  await page.goto('/favicon.svg');
  await page.evaluate((all) => Object.assign(localStorage, all), stored);
  await page.goto(loginScreen.path);
  await loginScreen.ready(page);
  yield loginScreen;
  const session = await enter(page, origin);
  for (const screen of await screensOf(session)) {
    await page.goto(screen.path);
    await screen.ready(page);
    yield screen;
  }
}

/** What axe has against a page, from moderate on, one line for each. */
async function complaintsAbout(page: Page, theme: Theme): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // Dark is the same page in other colours.
  const { violations } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Turns the machine light or dark under an open screen, which saves loading it twice. */
async function turn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  // Links and buttons go from one colour to the other.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

for (const locale of locales) {
  test(`axe has nothing against any screen, light or dark, ${locale}`, async ({ page, server }) => {
    test.setTimeout(900_000);
    // Colours are looked at when they have settled.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for await (const { name } of visit(page, server.url, { umi_locale: locale })) {
      for (const theme of themes) {
        await turn(page, theme);
        // A colour may still be on its way when the first look comes.
        const look = expect.configure({ soft: true, timeout: 20_000 });
        await look.poll(() => complaintsAbout(page, theme), { message: `${name}, ${theme}` }).toEqual([]);
      }
    }
  });
}

for (const locale of locales) {
  test(`no screen scrolls sideways on a phone, ${locale}`, async ({ page, server }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(PHONE);
    for await (const { name } of visit(page, server.url, { umi_locale: locale })) {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, name).toBeLessThanOrEqual(PHONE.width);
    }
  });
}
