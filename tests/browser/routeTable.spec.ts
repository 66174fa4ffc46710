import { routeTable } from '../routeTable';
import { leaveUnanswered } from './calls';
import { expect, test } from './fixtures';
import { addressLedTo, lead, leadAnew } from './lead';
import { loginScreen } from './screens';
import { enter } from './session';

/** An article of the handbook: articles are no records of the back end. */
const ARTICLE = 'audit';

test('spec §2: a base path leads to a page of its group', async ({ page, server }) => {
  await enter(page, server.url);
  await leaveUnanswered(page);
  await page.goto('/user');
  for (const { path, redirect } of routeTable.filter((row) => row.redirect)) {
    await leadAnew(page, path);
    await expect(page).toHaveURL(redirect ?? '');
  }
});

test('spec §2: signed out, every path leads to the sign-in page, which knows the way back', async ({ page }) => {
  await page.goto('/wish/list/Detail?id=1');
  await expect(page).toHaveURL('/user/login?redirect=%2Fwish%2Flist%2FDetail%3Fid%3D1');
  for (const { path } of routeTable) {
    const asked = `${path.replace('{id}', ARTICLE)}?current=2`;
    await lead(page, asked);
    await expect.poll(() => addressLedTo(page)).toBe(`/user/login?redirect=${encodeURIComponent(asked)}`);
    await loginScreen.ready(page);
  }
});

test('unknown paths show the not-found page, also below known ones', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/nowhere');
  for (const path of [
    '/nowhere',
    '/order/list/nowhere',
    '/wish/list/detail/7',
    '/about/x',
    '/teacher',
    '/fileresource',
  ]) {
    await lead(page, path);
    await expect(page.getByText(`There is no page at ${path}.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
});

test('a record that is not there says so, and leads back to its list', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/');
  for (const { path } of routeTable.filter(({ records }) => records)) {
    await leadAnew(page, `${path}?id=987654321987654321`);
    await expect(page.getByRole('heading', { level: 1, name: 'Record not found' })).toBeVisible();
    const back = page.getByRole('main').getByRole('link', { name: 'Back to the list' }).last();
    await expect(back).toHaveAttribute('href', path.replace(/\/[dD]etail$/, ''));
  }
  for (const query of ['push?id', 'push?compose', 'push?compose=new&from', 'list?compose']) {
    await leadAnew(page, `/message/${query}=987654321987654321`);
    await expect(page.getByRole('heading', { level: 1, name: 'Record not found' })).toBeVisible();
  }
});
