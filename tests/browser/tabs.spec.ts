import { recordCalls } from './calls';
import { expect, test } from './fixtures';
import { ADMIN, enter, Session } from './session';

const OTHER = { account: 'lin_wei', password: ADMIN.password };

test('signing out in one tab signs out the other, and signing in there signs it in', async ({
  context,
  page,
  server,
}) => {
  await enter(page, server.url);
  const other = await context.newPage();
  await page.goto('/user/appUser?status=muted');
  await other.goto('/user/sysUser');
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/user\/login/);
  await expect(page).toHaveURL('/user/login?redirect=%2Fuser%2FappUser%3Fstatus%3Dmuted');

  await (await Session.open(server.url)).storeIn(other);
  await expect(page).toHaveURL('/user/appUser?status=muted');
});

test.describe('another admin signing in in another tab', () => {
  test('is told at once, and the operator goes on as them', async ({ context, page, server }) => {
    await enter(page, server.url);
    await page.goto('/user/sysUser/detail');
    await page.getByLabel('Nickname').fill('Half-typed');
    const other = await context.newPage();
    await other.goto('/favicon.svg');
    await (await Session.open(server.url, OTHER)).storeIn(other);

    const dialog = page.getByRole('dialog', { name: 'Another admin signed in' });
    await expect(dialog).toContainText('林薇 has signed in in another tab');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue as 林薇' }).click();
    await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('lin_wei');
  });

  test('is told before the next write to a tab that slept through it, and nothing is written', async ({
    context,
    page,
    server,
  }) => {
    const session = await enter(page, server.url);
    const { id } = await session.findUser();
    // A tab that the browser has put to sleep hears of no change.
    await page.addInitScript(() => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    });
    await page.goto(`/user/appUser?id=${id}`);
    await page.getByRole('button', { name: 'Ban', exact: true }).click();
    const ban = page.getByRole('dialog', { name: /^Ban / });
    await ban.getByLabel('Reason').fill('Typed as the first admin');
    const other = await context.newPage();
    await other.goto('/favicon.svg');
    await (await Session.open(server.url, OTHER)).storeIn(other);
    await expect(page.getByText('Another admin signed in')).toBeHidden();

    const writes = recordCalls(page, 'POST');
    await ban.getByRole('button', { name: 'Ban', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Another admin signed in' })).toBeVisible();
    expect(writes).toEqual([]);
    expect(await session.ask('GET /fish/admin/user/detail', { id })).toHaveProperty('status', 'normal');
  });

  test('is news to nobody when it is the same admin again', async ({ context, page, server }) => {
    await enter(page, server.url);
    await page.goto('/user/sysUser');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/favicon.svg');
    const again = await Session.open(server.url);
    await again.storeIn(other);
    const asked = page.waitForRequest((request) => request.url().includes('/sysUser/pageList'));
    await page.getByRole('searchbox').fill('lin');
    expect((await asked).headers()).toHaveProperty('atoken', again.token);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
