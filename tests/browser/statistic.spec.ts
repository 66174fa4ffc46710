import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { statisticCalls } from '../../contract/statistic/calls';
import { readImage } from '../../server/areas/upload/whole';
import { isAnswered } from './calls';
import { expect, test } from './fixtures';
import { enter } from './session';

/** Days of the browser's zone (playwright.config.ts), far enough back for wishes of every state. */
const zone = 'Asia/Shanghai';
const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('sv-SE', { timeZone: zone });
const range = { from: dayOf(40), to: dayOf(1) };
const search = `?from=${range.from}&to=${range.to}&grain=week&compare=true`;
const question = { ...range, grain: 'week', compare: 'true', zone } as const;

/** Every cell of the table as a number, without what it was before; the first is its period. */
async function shown(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const texts = await rows.evaluateAll((all) =>
    all.slice(1).map((row) =>
      [...row.querySelectorAll('td')].map((cell) => {
        const [now = cell] = cell.querySelectorAll('.fish-two-lines > span');
        return now.textContent ?? '';
      }),
    ),
  );
  return texts.filter((cells) => cells.some(Boolean));
}

async function saved(page: Page, format: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  return (await download).path();
}

const plain = (text: string) => text.replace(/[,+*]/g, '');

test('the table is exported as it is shown, and its sums are those of the back end', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { current, previous, periods } = await session.ask(statisticCalls.wish, question);
  await page.goto(`/wish/statistic/TablePanel${search}`);
  const table = await shown(page);
  expect(table).toHaveLength(periods.length + 1);

  const csv = parse<Record<string, string>>(await readFile(await saved(page, 'CSV file (.csv)')), {
    bom: true,
    columns: true,
  });
  const columns = ['Wishes', 'People', 'Fulfilled', 'Stones spent', 'Given back', 'Paid out', 'Net'];
  const places = [1, 2, 3, 5, 6, 7, 8];
  expect(csv.map((row) => columns.map((name) => row[name]))).toEqual(
    table.map((cells) => places.map((place) => plain(cells[place] ?? ''))),
  );
  expect(csv.slice(0, -1).map((row) => row.Period)).toEqual(periods.map(({ day }) => day).reverse());

  const sum = csv.at(-1) ?? {};
  const { wishes, people, fulfilled, stones, refunded, value } = current.sums;
  const net = stones - refunded - value;
  expect(columns.map((name) => Number(sum[name]))).toEqual([wishes, people, fulfilled, stones, refunded, value, net]);
  expect(Number(sum['Wishes (before)'])).toBe(previous?.sums.wishes);
  const before = previous?.sums;
  const rateBefore = (100 * (before?.fulfilled ?? 0)) / (before?.wishes ?? 0);
  expect(Number(sum['Fulfilment rate (%) (before)'])).toBeCloseTo(rateBefore, 1);
  expect(wishes).toBe(periods.reduce((all, period) => all + period.wishes, 0));

  const [sheet] = await readSheets(await saved(page, 'Excel workbook (.xlsx)'));
  const [head, ...rows] = sheet?.data ?? [];
  const at = columns.map((name) => head?.indexOf(name) ?? -1);
  expect(rows.map((row) => at.map((place) => row[place]))).toEqual(
    csv.map((row) => columns.map((name) => Number(row[name]))),
  );
});

test('a point of the chart opens the list of its period, and the chart is saved as a picture', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const { periods } = await session.ask(statisticCalls.wish, question);
  await page.goto(`/wish/statistic${search}`);
  const chart = page.getByRole('img', { name: /^Chart\./ });
  await expect(chart.locator('canvas').first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Statistics board ${range.from} – ${range.to}.png`);
  expect(readImage(await readFile(await file.path()))).toMatchObject({ type: 'png', width: 2400, height: 960 });

  // The last period ends where the drawing does.
  const box = await chart.boundingBox();
  await chart.click({ position: { x: (box?.width ?? 0) - 30, y: 100 } });
  await expect(page).toHaveURL(/\/wish\/list\?/);
  const last = periods.at(-1);
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({ madeFrom: last?.day, madeTo: last?.lastDay });
  await expect(page.getByText(new RegExp(`of ${last?.wishes.toLocaleString('en-US')}$`)).first()).toBeVisible();
});

test('the chart’s library is loaded by a screen with a chart alone', async ({ page, server }) => {
  await enter(page, server.url);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const isChart = (path: string) => /^\/chart\.[0-9a-f]+\.async\.js$/.test(path);
  for (const path of [
    '/log/list',
    '/wish/list',
    `/wish/statistic/CardPanel${search}`,
    `/wish/statistic/TablePanel${search}`,
  ]) {
    await isAnswered(page, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
  expect(loaded.filter(isChart)).toEqual([]);
  await page.goto('/wish/statistic');
  await expect.poll(() => loaded.filter(isChart)).toHaveLength(1);
});

test('a chart that can’t be loaded says so and is tried again; its table stands', async ({
  page,
  server,
  expectFailures,
}) => {
  expectFailures(/chart\.[0-9a-f]+\.async\.js/);
  await enter(page, server.url);
  await page.route(/\/chart\..*\.js$/, (route) => route.abort());
  await page.goto(`/wish/statistic${search}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The table has all its numbers');
  await expect(page.getByRole('table')).toBeVisible();
  await page.unroute(/\/chart\..*\.js$/);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(
    page
      .getByRole('img', { name: /^Chart/ })
      .locator('canvas')
      .first(),
  ).toBeVisible();
});
