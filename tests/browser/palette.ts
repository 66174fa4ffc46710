import { expect, type Locator, type Page } from '@playwright/test';

/** The command palette of a console in English. */
export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Find and open' });

/** What is typed into. By its palette: until that has hidden the page from readers, the page has boxes of its own. */
export const paletteBox = (page: Page): Locator => palette(page).getByRole('combobox');

/** Opens the palette, and types into it once it has the focus. */
export async function openPalette(page: Page, typed = ''): Promise<void> {
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(paletteBox(page)).toBeFocused();
  await page.keyboard.type(typed);
}
