import { codes } from '../../contract/codes';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { expectColours, expectStructure } from './axe';
import { expect, test } from './fixtures';
import { enter, Session } from './session';

const OWN = 'a-password-of-my-own';

test('a reset password is shown once, and nothing is open before its owner has changed it', async ({
  page,
  server,
  openPage,
}) => {
  const boss = await enter(page, server.url);
  const { id, account } = await boss.createAdmin('Forgetful');

  const password = await test.step('another admin resets it, and sees the new one', async () => {
    await page.goto(`/user/sysUser/detail?id=${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Reset password' }).click();
    await page.getByLabel('Reason').fill('They forgot it');
    await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgetful has a new password' });
    const shown = await dialog.getByRole('status', { name: 'New password' }).innerText();
    await expectStructure(page, 'the new password');
    await expectColours(page, 'the new password');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveText(['Copy', 'I have it']);
    await dialog.getByRole('button', { name: 'I have it' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('They forgot it')).toBeVisible();
    expect(await page.content()).not.toContain(shown);
    return shown;
  });

  const theirs = await openPage();
  const form = theirs.getByRole('heading', { level: 1, name: 'Choose your password' });
  await test.step('its owner signs in, and finds only the form, wherever they go', async () => {
    await theirs.goto('/user/sysUser?keyword=admin');
    await expect(theirs.getByText('You will return to Admin users.')).toBeVisible();
    await theirs.getByLabel('Account', { exact: true }).fill(account);
    await theirs.getByLabel('Password', { exact: true }).fill(password);
    await theirs.getByRole('button', { name: 'Sign in' }).click();
    await expect(form).toBeVisible();
    await expect(theirs).toHaveURL('/user/sysUser?keyword=admin');
    await expectStructure(theirs, 'choose your password');
    await expectColours(theirs, 'choose your password');
    await theirs.reload();
    await expect(form).toBeVisible();
    await theirs.goto('/about');
    await expect(form).toBeVisible();
    await theirs.goBack();
    await expect(form).toBeVisible();
    await expect(theirs.getByRole('navigation')).toHaveCount(0);
  });

  await test.step('the back end refuses the rest, whoever asks', async () => {
    const session = await Session.open(server.url, { account, password });
    expect(await session.call(sysUserCalls.detail, { id })).toMatchObject({ code: codes.mustChangePassword });
  });

  await test.step('they change it, sign in with their own, and are where they meant to go', async () => {
    await theirs.getByLabel('The password you were given').fill(password);
    await theirs.getByLabel('New password', { exact: true }).fill(OWN);
    await theirs.getByLabel('Repeat the new password').fill(OWN);
    await theirs.getByRole('button', { name: 'Change password' }).click();
    await expect(theirs.getByText('Modified successfully. Please sign in again.')).toBeVisible();
    await theirs.getByLabel('Account', { exact: true }).fill(account);
    await theirs.getByLabel('Password', { exact: true }).fill(OWN);
    await theirs.getByRole('button', { name: 'Sign in' }).click();
    await expect(theirs.getByRole('link', { name: 'Open admin', exact: true })).toBeVisible();
    await expect(theirs).toHaveURL('/user/sysUser?keyword=admin');
  });
});
