import type { Page } from '@playwright/test';
import { type RouteRow, routeTable } from '../routeTable';
import { expect, test } from './fixtures';
import { enter, type Session } from './session';

/** An article of the handbook: articles are no records of the back end. */
const ARTICLE = 'audit';

/** Where a row's page is, for a record that exists. */
async function addressOf({ path, records }: RouteRow, session: Session): Promise<string> {
  if (!records) return path.replace('{id}', ARTICLE);
  const answer = (await session.ask(records, {} as never)) as { list: { id: string }[] };
  return `${path}?id=${answer.list[0]?.id}`;
}

/** It is there: under its heading, nothing failed, and nothing else than its entry is lit. */
async function expectPage(page: Page, { path, heading, lit }: RouteRow): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  if (heading) await expect(title).toHaveText(heading);
  await expect(title).not.toHaveText('Page not found');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(page).toHaveTitle(path === '/' ? 'Home · Fish Admin' : /\S · Fish Admin$/);
  const current = page.getByRole('menu').locator('[aria-current=page]');
  await expect(current).toHaveCount(lit ? 1 : 0);
  if (lit) await expect(current).toHaveAttribute('href', lit);
}

test.describe('spec §2: signed in, every path has its page', () => {
  for (const row of routeTable.filter(({ redirect }) => !redirect)) {
    test(row.path, async ({ page, server }) => {
      const session = await enter(page, server.url);
      await page.goto(await addressOf(row, session));
      await expectPage(page, row);
    });
  }
});

test('spec §2: a base path leads to a page of its group', async ({ page, server }) => {
  await enter(page, server.url);
  for (const { path, redirect } of routeTable.filter((row) => row.redirect)) {
    await page.goto(path);
    await expect(page).toHaveURL(redirect ?? '');
  }
});

test('spec §2: signed out, every path leads to the sign-in page, which knows the way back', async ({ page }) => {
  for (const { path } of routeTable) {
    const asked = `${path.replace('{id}', ARTICLE)}?current=2`;
    await page.goto(asked);
    await expect(page).toHaveURL(`/user/login?redirect=${encodeURIComponent(asked)}`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
});

test('unknown paths show the not-found page, also below known ones', async ({ page, server }) => {
  await enter(page, server.url);
  for (const path of [
    '/nowhere',
    '/order/list/nowhere',
    '/wish/list/detail/7',
    '/about/x',
    '/teacher',
    '/fileresource',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
});

test('a record that is not there says so, and leads back to its list', async ({ page, server }) => {
  await enter(page, server.url);
  for (const { path } of routeTable.filter(({ records }) => records)) {
    await page.goto(`${path}?id=987654321987654321`);
    await expect(page.getByRole('heading', { level: 1, name: 'Record not found' })).toBeVisible();
    const back = page.getByRole('main').getByRole('link', { name: 'Back to the list' }).last();
    await expect(back).toHaveAttribute('href', path.replace(/\/[dD]etail$/, ''));
  }
  for (const query of ['push?id', 'push?compose', 'push?compose=new&from', 'list?compose']) {
    await page.goto(`/message/${query}=987654321987654321`);
    await expect(page.getByRole('heading', { level: 1, name: 'Record not found' })).toBeVisible();
  }
});
