// What only a browser shows of a list's table: where its columns stand, and the row under the mouse.
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { enter } from './session';

test.beforeEach(async ({ page, server }) => {
  await enter(page, server.url);
});

for (const [path, columns] of [
  ['/activity/room', 'each with a width'],
  ['/user/appUser', 'as wide as what stands in them'],
] as const) {
  for (const width of [1280, 390]) {
    test(`columns ${columns} stand under their titles, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const row = page.locator('tr[data-row-key]').first();
      await expect(row).toBeVisible();
      const edges = (cells: Locator) =>
        cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
      const titles = page.getByRole('columnheader').filter({ visible: true });
      await expect(async () => {
        const of = await edges(row.locator('td'));
        expect(of.length).toBeGreaterThan(5);
        expect(await edges(titles)).toEqual(of);
      }).toPass();
    });
  }
}

test('the row under the mouse is another colour, its fixed columns too', async ({ page }) => {
  await page.goto('/activity/room');
  const colours = (at: number) =>
    page
      .locator('tr[data-row-key]')
      .nth(at)
      .locator('td')
      .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor))]);
  await page.locator('tr[data-row-key]').nth(1).locator('td').nth(3).hover();
  await expect.poll(() => colours(1)).toHaveLength(1);
  const [under] = await colours(1);
  expect(await colours(2)).not.toContain(under);
});
