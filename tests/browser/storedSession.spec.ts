import { expect, test } from './fixtures';
import { enter } from './session';

test('stored user info that nothing can draw is thrown away, and the operator signs in again', async ({
  page,
  server,
}) => {
  await enter(page, server.url);
  await page.evaluate(() => {
    const info = JSON.parse(localStorage.getItem('userInfo') ?? '{}');
    localStorage.setItem('userInfo', JSON.stringify({ ...info, nickname: {} }));
  });
  await page.goto('/user/appUser');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You will return to App users.')).toBeVisible();
});
