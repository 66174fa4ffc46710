import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { auditCalls } from '../../contract/audit/calls';
import { peopleCalls } from '../../contract/people/calls';
import { expect, test } from './fixtures';
import { enter } from './session';

const DEVICE = 'device-emulator-c3d9';
const REASON = 'Opened in masses with one device';

test('27 rooms of one device are found, closed with all that waits of them, and are gone', async ({
  page,
  startServer,
}) => {
  // All groups of the demo data are made of these rooms: on the shared server none would be left for others.
  const server = await startServer();
  const session = await enter(page, server.url);
  const { list: rooms } = await session.ask(peopleCalls.pageList, { device: DEVICE, pageSize: 100 });
  await page.goto(`${server.url}/activity/people`);
  await page.getByText('Groups', { exact: true }).click();
  const group = page.getByRole('row', { name: DEVICE });
  await expect(group).toContainText('27 rooms');
  await expect(group).toContainText('9 audit items wait');
  await page.getByRole('link', { name: `Open ${DEVICE}` }).click();

  await expect(page.getByRole('button', { name: `Device: ${DEVICE}` })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'all 27 of this filter' }).click();
  await bar.getByRole('button', { name: 'Close room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close 27 rooms' });
  await expect(dialog).toContainText('9 audit items wait and are rejected for the same reason.');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Close 27 rooms' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('27 done', { timeout: 60_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Result as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const rows = parse(file, { columns: true, bom: true }) as Record<string, string>[];
  expect(rows.map(({ Number: number }) => Number(number)).sort()).toEqual(rooms.map(({ number }) => number).sort());
  for (const row of rows) {
    expect(row).toMatchObject({
      Outcome: 'Done',
      'Why it was not done': '',
      Reason: REASON,
      Admin: expect.any(String),
    });
    expect(row.Admin).not.toBe('');
    expect(row.Time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  }

  for (const { id, auditId } of [rooms[0], rooms.at(-1)].filter((room) => room !== undefined)) {
    expect(await session.ask(peopleCalls.detail, { id })).toMatchObject({ status: 'closed', closedReason: REASON });
    const item = await session.ask(auditCalls.detail, { id: auditId ?? '' });
    expect(item.state).not.toBe('pending');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.goto(`${server.url}/activity/people?tab=groups`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(DEVICE)).toHaveCount(0);
});
