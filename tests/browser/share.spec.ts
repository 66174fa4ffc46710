import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { shareCalls } from '../../contract/share/calls';
import { expect, test } from './fixtures';
import { enter } from './session';

/** Days of the browser's zone (playwright.config.ts). */
const zone = 'Asia/Shanghai';
const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('sv-SE', { timeZone: zone });
const range = { from: dayOf(60), to: dayOf(1) };

test('every number of a channel opens its list, and the table is saved as it is shown', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const asked = { ...range, grain: 'week', zone } as const;
  const { byChannel, current, periods } = await session.ask(shareCalls.statistic, asked);
  const [first] = byChannel;
  await page.goto(`/log/share?from=${range.from}&to=${range.to}&grain=week`);
  await expect(
    page
      .getByRole('img', { name: /^Chart\./ })
      .locator('canvas')
      .first(),
  ).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file (.csv)' }).click();
  const file = parse<Record<string, string>>(await readFile(await (await download).path()), {
    bom: true,
    columns: true,
  });
  expect(file).toHaveLength(periods.length + 1);
  const { shares, clicks, signUps } = current.sums;
  expect(file.at(-1)).toMatchObject({ Shares: `${shares}`, Clicks: `${clicks}`, 'Sign-ups': `${signUps}` });

  const row = page.getByRole('table', { name: 'By channel' }).getByRole('row').nth(1);
  await row.getByRole('link', { name: first?.shares.toLocaleString('en-US') ?? '', exact: true }).click();
  await expect(page.getByText(new RegExp(`of ${first?.shares.toLocaleString('en-US')}$`)).first()).toBeVisible();
  await page.goBack();
  await row.getByRole('link', { name: first?.signUps.toLocaleString('en-US') ?? '', exact: true }).click();
  await expect(page.getByText(new RegExp(`of ${first?.signUps.toLocaleString('en-US')}$`)).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(new RegExp(`of ${first?.signUps.toLocaleString('en-US')}$`)).first()).toBeVisible();
});

test('a farm of sign-ups is named with its sharers, and opens its own people', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const time = { atFrom: new Date(Date.now() - 30 * 86_400_000).toISOString() };
  const [suspect] = await session.ask(shareCalls.suspects, time);
  await page.goto('/log/share?range=30d');
  const line = page.getByRole('listitem').filter({ hasText: suspect?.value });
  await expect(line).toContainText(`${suspect?.signUps} sign-ups`);
  await expect(line.getByRole('link', { name: suspect?.sharers[0]?.user.nickname }).first()).toBeVisible();
  await line.getByRole('link', { name: /^Show/ }).click();
  await expect(page.getByText(new RegExp(`of ${suspect?.signUps}$`)).first()).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(suspect?.by === 'ip' ? 'One address' : 'One device');
});

test('the switch between overview and lists stays where it is', async ({ page, server }) => {
  await enter(page, server.url);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/log/share');
    const tabs = page.getByRole('radiogroup', { name: 'What is shown' });
    await expect(tabs).toBeVisible();
    const before = await tabs.boundingBox();
    for (const name of ['Sign-ups', 'Shares']) {
      await tabs.getByText(name).click();
      await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
      expect(await tabs.boundingBox(), `${name} at ${width}`).toEqual(before);
    }
  }
});
