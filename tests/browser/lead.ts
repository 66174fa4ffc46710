import type { Page } from '@playwright/test';
import type { Locale } from '../../contract/enum';
import { expect } from './fixtures';

export const NOWHERE = '/nowhere/at/all';

/** Leads an open console elsewhere, as its own links do: to load all of it anew costs more than most of what is looked at. */
export async function lead(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Leads to a page on which nothing of the one before is left. */
export async function leadAnew(page: Page, path: string): Promise<void> {
  await lead(page, NOWHERE);
  await expect(page.getByText(NOWHERE)).toBeVisible();
  await lead(page, path);
  await expect(page.getByText(NOWHERE)).toHaveCount(0);
}

/** Where `lead` has led to, once the console has gone on from there; undefined until then. */
export const addressLedTo = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { href, origin } = window.location;
    return window.history.state ? href.replace(origin, '') : undefined;
  });

/** Speaks another language from now on, by the console's own switch, which may stand below a dialog. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.locator(`button[lang=${locale}]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}
