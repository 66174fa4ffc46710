import type { Page } from '@playwright/test';
import { SEARCH_MAX } from '../../contract/search.enums';
import { stopTransitions } from './axe';
import { isAnswered } from './calls';
import { expect, test } from './fixtures';
import { expectFiles, lists, recordRows } from './hostileFiles';
import { hostileForm } from './hostileTexts';
import { lead, leadAnew, NOWHERE, speak } from './lead';
import { openPalette, palette, paletteBox } from './palette';
import { type Screen, screensOf } from './screens';
import { enter } from './session';

/** What a script of a text would have left behind, and whether the page is wider than its window. */
async function expectWhole(page: Page, name: string): Promise<void> {
  const seen = () =>
    page.evaluate(() => ({
      ran: '__pwned' in window,
      wider: Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth),
    }));
  await expect.soft.poll(seen, { message: name, timeout: 5000 }).toEqual({ ran: false, wider: 0 });
  await expect.soft(page.getByText('Something went wrong'), name).toHaveCount(0);
}

const tabsOf = (page: Page) => page.getByRole('tab', { selected: false });

/** Of a record as a whole; the tabs of a list are its saved views, and a screen of one tab stands for itself. */
const hasParts = ({ path }: Screen) => path.includes('id=') && !path.includes('tab=');

/** The screen as it opens, then a record's other tabs. */
async function look(page: Page, screen: Screen): Promise<void> {
  await leadAnew(page, screen.path);
  await screen.ready(page);
  await expectWhole(page, screen.name);
  const tabs = hasParts(screen) ? await tabsOf(page).allTextContents() : [];
  for (const tab of tabs) {
    await isAnswered(page, () => page.getByRole('tab', { name: tab, exact: true }).click());
    await expectWhole(page, `${screen.name}, ${tab}`);
  }
}

const PARTS = 4;
for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`hostile texts are only texts on every screen: ${part + 1} of ${PARTS}`, async ({ page, hostileServer }) => {
    const session = await enter(page, hostileServer.url);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const screens = (await screensOf(session)).filter((_, index) => index % PARTS === part);
    await page.goto(hostileServer.url + NOWHERE);
    await stopTransitions(page);
    for (const [index, screen] of screens.entries()) {
      if (index === Math.ceil(screens.length / 2)) {
        await lead(page, NOWHERE);
        await speak(page, 'zh-CN');
      }
      await test.step(screen.name, () => look(page, screen));
    }
    expect(dialogs).toEqual([]);
  });
}

const FILE_PARTS = 3;
for (const part of Array.from({ length: FILE_PARTS }, (_, index) => index)) {
  test(`hostile texts are only texts in every export: ${part + 1} of ${FILE_PARTS}`, async ({
    page,
    hostileServer,
  }) => {
    await enter(page, hostileServer.url);
    const rowsOf = recordRows(page);
    await page.goto(hostileServer.url + NOWHERE);
    await stopTransitions(page);
    for (const list of lists.filter((_, index) => index % FILE_PARTS === part)) {
      await test.step(list.path, async () => {
        await leadAnew(page, list.path);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await expectFiles(page, list, rowsOf);
      });
    }
    await expectWhole(page, 'after the exports');
  });
}

test('the palette finds hostile texts, and finds nothing for some', async ({ page, hostileServer }) => {
  await enter(page, hostileServer.url);
  await page.goto(hostileServer.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  for (const text of hostileForm(SEARCH_MAX)) {
    await isAnswered(page, () => paletteBox(page).fill(text));
    await expectWhole(page, `looking for ${JSON.stringify(text)}`);
  }
  await paletteBox(page).fill('<img src=x onerror');
  await expect(palette(page).getByRole('option').first()).toContainText('<img src=x onerror=__pwned=1>');
});
