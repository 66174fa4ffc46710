import { integralCalls } from '../../contract/integral/calls';
import { expect, test } from './fixtures';
import { enter } from './session';

test('points are changed after a look at what they give, and the history says who and why', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const [rule] = (await session.ask(integralCalls.pageList, { event: ['wish'], status: ['on'] })).list;
  await page.goto('/log/integral');
  await expect(page.getByRole('status').getByText('35 points')).toBeVisible();
  await page.getByRole('button', { name: 'Add event' }).click();
  await page.getByLabel('Times a day: Share').fill('4');
  await expect(page.getByRole('status').getByText('245 points')).toBeVisible();

  await page
    .getByRole('row', { name: /Wish made/ })
    .getByRole('link', { name: /^Open/ })
    .click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('status').getByText('35 points')).toBeVisible();
  await page.getByLabel('Daily cap', { exact: true }).fill('20');
  await page.getByLabel('Points', { exact: true }).fill('10');
  await page.getByLabel('Times a day: Wish made').fill('3');
  await expect(page.getByRole('status').filter({ hasText: '140 points (now 105)' })).toBeVisible();
  await page.getByRole('button', { name: 'Day by day' }).click();
  await expect(page.getByRole('row', { name: /1–7/ })).toContainText('10 over the cap');
  await page.getByLabel('Reason').fill('More wishes before the festival');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The rule is saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Reason: More wishes before the festival')).toBeVisible();
  await expect(page.getByText('Points: 5 → 10')).toBeVisible();
  const saved = await session.ask(integralCalls.detail, { id: rule?.id ?? '' });
  expect(saved).toMatchObject({ points: 10, dailyCap: 20, by: session.userInfo?.nickname });
});

test('rules are switched off together, and users get nothing by them', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await page.goto('/log/integral?event=order');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: 'Switch off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch 2 rules off' });
  await dialog.getByLabel('Reason').fill('Fraud is looked into');
  await dialog.getByRole('button', { name: 'Switch 2 rules off' }).click();
  await expect(dialog.getByText('2 done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row').getByText('Off', { exact: true })).toHaveCount(2);
  const user = await session.findUser();
  const earned = await session.ask(integralCalls.earn, {
    userId: user.id,
    event: 'order',
    requestId: crypto.randomUUID(),
  });
  expect(earned).toMatchObject({ points: 0, why: 'noRule' });
});
