import type { Page } from '@playwright/test';
import { type RunOptions, source } from 'axe-core';
import { expect } from './fixtures';

declare global {
  /** In a page that `source` was run in. */
  var axe: typeof import('axe-core') | undefined;
}

/**
 * What axe has against a page, from moderate on, one line for each. Only what is wrong is reported: to describe every
 * cell that is in order takes longer than to look at it.
 */
async function complaintsAbout(page: Page, options: RunOptions, except: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(globalThis.axe)))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([given, exclude]) => {
      const found = await globalThis.axe?.run({ exclude }, { ...given, resultTypes: ['violations'] });
      return found?.violations ?? [];
    },
    [options, except] as const,
  );
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

const structure = (page: Page) => complaintsAbout(page, { rules: { 'color-contrast': { enabled: false } } });
const colours = (page: Page) => complaintsAbout(page, { runOnly: ['color-contrast'] }, ['[data-repeats]']);

/** Of a screen that isn't at rest yet: a menu that closes. */
const soon = expect.configure({ soft: true, timeout: 20_000 });

/** axe has nothing against the open screen but for its colours. */
export async function expectStructure(page: Page, name: string): Promise<void> {
  await soon.poll(() => structure(page), { message: name }).toEqual([]);
}

/** axe has nothing against the colours of the open screen, light and dark. */
export async function expectColours(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    const look = async () => {
      await page.evaluate(markRepeated);
      return colours(page);
    };
    await soon.poll(look, { message: `${name}, ${theme}` }).toEqual([]);
  }
}

/** Colours are what they will be at once: on their way from one theme to the other axe would find them wrong. */
export async function stopTransitions(page: Page): Promise<void> {
  // The policy refuses a `style` element.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Marks the rows, cells and entries that are drawn like one before them: their elements are the same in the same colours and
 * sizes, in places that are the same, so that only the texts differ.
 */
function markRepeated(): void {
  const drawnAs = (element: Element): string => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, display } =
      getComputedStyle(element);
    return [element.tagName, color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, display].join();
  };
  const inside = (element: Element): string =>
    `<${drawnAs(element)}>${[...element.childNodes]
      .map((node) => (node instanceof Element ? inside(node) : node.textContent?.trim() && '#'))
      .join('')}</>`;
  const above = (element: Element | null): string =>
    element ? `${above(element.parentElement)}/${drawnAs(element)}` : '';
  const seen = new Set<string>();
  for (const element of document.querySelectorAll('tr, td, li')) {
    const key = `${above(element.parentElement)}>${inside(element)}`;
    element.toggleAttribute('data-repeats', seen.has(key));
    seen.add(key);
  }
}
