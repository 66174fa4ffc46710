import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routeTable } from '../routeTable';
import { expect, test } from './fixtures';
import { loginScreen, type Screen, screensOf } from './screens';
import { ADMIN, enter } from './session';

test.describe.configure({ mode: 'parallel' });

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
async function complaintsAbout(page: Page, settle: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await settle(new AxeBuilder({ page })).analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

const colours = (axe: AxeBuilder) => axe.withRules('color-contrast');
const withoutColours = (axe: AxeBuilder) => axe.disableRules('color-contrast');

/** Turns the machine light or dark under an open screen, which saves loading it twice. */
async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  // Links and buttons go from one colour to the other.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Of a screen that isn't at rest yet: a colour on its way, a menu that closes. */
const soon = expect.configure({ soft: true, timeout: 20_000 });

test('axe has nothing against any screen, nor against its colours, light and dark', async ({ page, server }) => {
  test.setTimeout(1_800_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for await (const { name } of visit(page, server.url, { umi_locale: 'en-US' })) {
    await turn(page, 'light');
    await soon.poll(() => complaintsAbout(page, (axe) => axe), { message: `${name}, light` }).toEqual([]);
    // Dark is the same page in other colours.
    await turn(page, 'dark');
    await soon.poll(() => complaintsAbout(page, colours), { message: `${name}, dark` }).toEqual([]);
  }
});

test('axe has nothing against a list that is still empty, nor against its colours', async ({ page, startServer }) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { url } = await startServer({ env: { FISH_DEMO: '0', FISH_ADMIN_PASSWORD: ADMIN.password } });
  await enter(page, url);
  const texts = /^\/(about|teacher)/;
  for (const { path } of routeTable.filter((row) => !row.records && !row.redirect && !texts.test(row.path))) {
    await page.goto(`${url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await turn(page, 'light');
    await soon.poll(() => complaintsAbout(page, (axe) => axe), { message: `${path}, light` }).toEqual([]);
    await turn(page, 'dark');
    await soon.poll(() => complaintsAbout(page, colours), { message: `${path}, dark` }).toEqual([]);
  }
});

for (const locale of ['en-US', 'zh-CN']) {
  test(`on a phone no screen scrolls sideways, and axe has nothing against it, ${locale}`, async ({ page, server }) => {
    test.setTimeout(1_800_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    for await (const { name } of visit(page, server.url, { umi_locale: locale })) {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, name).toBeLessThanOrEqual(PHONE.width);
      // The colours are those of a desktop.
      await soon.poll(() => complaintsAbout(page, withoutColours), { message: name }).toEqual([]);
    }
  });
}
