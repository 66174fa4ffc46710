import { expect, type Page } from '@playwright/test';

/** Uses a page, and waits until all is there that it loads for who does (src/components/boundary/onFirstUse.ts). */
export async function loadRest(page: Page): Promise<void> {
  let moves = 0;
  await expect
    .poll(async () => {
      // Again and again: the code that listens may come after the first move.
      await page.mouse.move(400 + 10 * (moves++ % 2), 400);
      return page.evaluate(() => performance.getEntriesByName('done when used').length);
    })
    .toBeGreaterThan(0);
}
