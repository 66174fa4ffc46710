import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Picks something up by its handle, as a person without a mouse does; arrows move it from here on. */
export async function pickUp(page: Page, handle: Locator, name: string): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up “${name}”`)).toBeAttached();
  // dnd-kit listens to the keys from the next turn of the page's events on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
