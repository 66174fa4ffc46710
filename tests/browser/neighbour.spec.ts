import type { Page } from '@playwright/test';
import { sceneTemplateCalls } from '../../contract/sceneTemplate/calls';
import { expect, signIn, test } from './fixtures';
import { picture } from './picture';
import type { Server, ServerOptions } from './server';
import { ADMIN, Session } from './session';

interface Neighbours {
  /** Serves the console, whose calls go to the other one. */
  console: Server;
  backEnd: Server;
}

/** Two back ends on two origins; the one that is called lets the console in, if asked to. */
async function neighbours(start: (options?: ServerOptions) => Promise<Server>, isAdmitted = true): Promise<Neighbours> {
  const backEnd = await start();
  const console = await start({ data: 'empty', env: { FISH_API: backEnd.url } });
  if (isAdmitted) {
    await backEnd.stop();
    await backEnd.start({ FISH_ORIGINS: `https://console.example.com, ${console.url}` });
  }
  return { console, backEnd };
}

test('with FISH_ORIGINS the console works on another origin: sign in, list, write, pictures', async ({
  page,
  startServer,
}) => {
  const { console, backEnd } = await neighbours(startServer);
  await signIn(page, undefined, console.url);
  await page.getByRole('link', { name: 'App users', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();

  await page.goto(`${console.url}/user/default/detail`);
  await page.getByLabel('Name', { exact: true }).fill('Lake next door');
  await page.getByRole('combobox', { name: 'Theme' }).press('ArrowDown');
  await page.getByTitle('Lake').click();
  await page.getByLabel('Capacity').fill('20');
  await page.getByLabel('Unlock level').fill('1');
  await page.getByLabel('Cover').setInputFiles(await picture(page, 1280, 720));
  const uploaded = page.getByRole('main').locator(`img[src^="${backEnd.url}/fish/uploads/"]`);
  await expect(uploaded).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Lake next door' })).toBeVisible();
  await expect.poll(() => uploaded.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { cover } = await (await Session.open(backEnd.url)).ask(sceneTemplateCalls.detail, { id });
  expect(await page.evaluate(sizeOf, backEnd.url + cover)).toEqual([1280, 720]);
});

/** Of a picture that a script of the page reads. */
async function sizeOf(address: string): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
  return [width, height];
}

test('without it the browser lets no call through, and the console says so', async ({
  page,
  startServer,
  expectFailures,
}) => {
  const { console } = await neighbours(startServer, false);
  expectFailures(
    /failed: POST .*login\/account net::ERR_FAILED/,
    /console: Access to XMLHttpRequest .*blocked by CORS/,
  );
  await page.goto(`${console.url}/user/login`);
  await page.getByLabel('Account', { exact: true }).fill(ADMIN.account);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/No answer/)).toBeVisible();
});

test('the token goes to the configured back end and nowhere else', async ({ page, startServer }) => {
  const { console, backEnd } = await neighbours(startServer);
  const seen = recordTokens(page);
  await signIn(page, undefined, console.url);
  const stored = await page.evaluate(() => localStorage.authorization);
  await page.getByRole('link', { name: 'App users', exact: true }).click();
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.goto(`${console.url}/user/default`);
  await expect(page.getByRole('list', { name: 'Blessed land' }).locator('img').first()).toBeVisible();
  await page.waitForLoadState('load');

  const toBackEnd = seen.filter(({ url }) => url.origin === backEnd.url);
  const toConsole = seen.filter(({ url }) => url.origin === console.url);
  expect(toBackEnd.length + toConsole.length).toBe(seen.filter(({ url }) => url.protocol !== 'data:').length);

  // Calls, each with the token once there is one; pictures come from there too, without it.
  const calls = toBackEnd.filter(({ url }) => url.pathname.startsWith('/fish/admin/'));
  expect(calls.map(({ token }) => token)).toEqual(['', ...Array(calls.length - 1).fill(stored)]);
  const pictures = toBackEnd.filter(({ url }) => !url.pathname.startsWith('/fish/admin/'));
  expect(pictures.length).toBeGreaterThan(0);
  // Pages, scripts and styles, and nothing that says who is signed in.
  expect(toConsole.filter(({ url }) => url.pathname.startsWith('/fish'))).toEqual([]);
  expect([...pictures, ...toConsole].filter(({ token }) => token !== null)).toEqual([]);
});

/**
 * Every request of the page from now on, with the token that it carries. Playwright's `headerValue` would wait for good for
 * one that a navigation has called off.
 */
function recordTokens(page: Page) {
  const seen: { url: URL; token: string | null }[] = [];
  page.on('request', (request) => seen.push({ url: new URL(request.url()), token: request.headers().atoken ?? null }));
  return seen;
}
