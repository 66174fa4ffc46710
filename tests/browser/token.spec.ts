import { CrossOrigin } from './crossOrigin';
import { expect, signIn, test } from './fixtures';

test('the token goes to the configured back end and nowhere else', async ({
  page,
  server,
  startServer,
  allowOrigin,
}) => {
  const backEnd = await CrossOrigin.of(server.url);
  try {
    allowOrigin(backEnd.url);
    const console = await startServer({ data: 'empty', env: { FISH_API: backEnd.url } });
    const seen: { url: URL; token: Promise<string | null> }[] = [];
    page.on('request', (request) =>
      // Of one that the closing page called off nobody asks any more.
      seen.push({ url: new URL(request.url()), token: request.headerValue('aToken').catch(() => null) }),
    );

    await signIn(page, undefined, console.url);
    const stored = await page.evaluate(() => localStorage.authorization);
    await page.getByRole('link', { name: 'App users', exact: true }).click();
    await page
      .getByRole('link', { name: /^Open / })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('tab', { name: 'Overview' })).toBeVisible();
    await page.goto(`${console.url}/user/default`);
    await expect(page.getByRole('img').first()).toBeVisible();
    await page.waitForLoadState('load');

    const requests = await Promise.all(seen.map(async ({ url, token }) => ({ url, token: await token })));
    const toBackEnd = requests.filter(({ url }) => url.origin === backEnd.url);
    const toConsole = requests.filter(({ url }) => url.origin === console.url);
    expect(toBackEnd.length + toConsole.length).toBe(requests.filter(({ url }) => url.protocol !== 'data:').length);

    // Calls, each with the token once there is one; pictures come from there too, without it.
    const calls = toBackEnd.filter(({ url }) => url.pathname.startsWith('/fish/admin/'));
    expect(calls.map(({ token }) => token)).toEqual(['', ...Array(calls.length - 1).fill(stored)]);
    const pictures = toBackEnd.filter(({ url }) => !url.pathname.startsWith('/fish/admin/'));
    expect(pictures.length).toBeGreaterThan(0);
    // Pages, scripts and styles, and nothing that says who is signed in.
    expect(toConsole.filter(({ url }) => url.pathname.startsWith('/fish'))).toEqual([]);
    expect([...pictures, ...toConsole].filter(({ token }) => token !== null)).toEqual([]);
  } finally {
    // What a page still asks for must not meet a closed door.
    await page.close();
    backEnd.close();
  }
});
