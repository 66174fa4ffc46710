import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPalette } from './palette';
import { enter } from './session';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Screens' });
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const entry = document.activeElement;
    return entry && { style: getComputedStyle(entry).outlineStyle, text: entry.textContent };
  });

test.beforeEach(async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/user/sysUser');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});

test('the first Tab leads past the menu, and every entry of it shows the focus', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(skip).not.toBeInViewport();

  await menu(page).getByRole('link', { name: 'Home', exact: true }).focus();
  for (const name of ['App users', 'Activity rooms']) {
    await menu(page).getByRole('link', { name, exact: true }).focus();
    expect(await outlineOf(page)).toEqual({ style: 'solid', text: name });
  }
});

test('after a change of the page its heading has the focus: by the menu, and by the palette', async ({ page }) => {
  await menu(page).getByRole('link', { name: 'Lucky stones', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Lucky stones');
  await expect(heading(page)).toBeFocused();

  await openPalette(page, 'gift centre');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Gift centre');
  await expect(heading(page)).toBeFocused();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a dialog takes the keys at once, and gives the focus back: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const more = page
      .getByRole('row')
      .nth(2)
      .getByRole('button', { name: /^More actions/ });
    const dialog = page.getByRole('dialog', { name: /^Sign .* out everywhere/ });
    for (let time = 1; time <= 3; time++) {
      await more.click();
      await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
      await expect(dialog.getByLabel('Reason')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(more).toBeFocused();
    }
  });
}

test('a step to the next record that is held down goes on', async ({ page }) => {
  const place = page.getByRole('navigation', { name: 'Other records of the list' });
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click();
  for (const reached of [1, 2, 3, 4]) {
    await expect(place).toContainText(`${reached} of`);
    await page.keyboard.down('j');
  }
  await page.keyboard.up('j');
});
