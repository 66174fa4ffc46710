import { expect, type Page } from '@playwright/test';

/** Uses a page, and waits until all is there that it loads for who does (src/components/boundary/onFirstUse.ts). */
export async function loadRest(page: Page): Promise<void> {
  await page.mouse.move(400, 400);
  await page.mouse.move(410, 410);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('done when used').length))
    .toBeGreaterThan(0);
}
