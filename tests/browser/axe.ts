import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * What axe has against a page, from moderate on, one line for each. Only what is wrong is reported, from within the
 * page: to describe every cell that is in order takes four times as long, and no page of ours has frames.
 */
async function complaintsAbout(page: Page, rules?: 'colours' | 'all but colours'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === 'colours') axe.withRules('color-contrast');
  if (rules === 'all but colours') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Of a screen that isn't at rest yet: a colour on its way, a menu that closes. */
const soon = expect.configure({ soft: true, timeout: 20_000 });

/** Turns the machine light or dark under an open screen, which saves loading it twice. */
async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  // Links and buttons go from one colour to the other.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** axe has nothing against the open screen, nor against its colours, light and dark. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await turn(page, 'light');
  await soon.poll(() => complaintsAbout(page), { message: `${name}, light` }).toEqual([]);
  // Dark is the same page in other colours.
  await turn(page, 'dark');
  await soon.poll(() => complaintsAbout(page, 'colours'), { message: `${name}, dark` }).toEqual([]);
}

/** axe has nothing against the open screen but for its colours, which `expectAccessible` has looked at. */
export async function expectStructure(page: Page, name: string): Promise<void> {
  await soon.poll(() => complaintsAbout(page, 'all but colours'), { message: name }).toEqual([]);
}
