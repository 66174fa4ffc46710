import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { codes } from '../../contract/codes';
import { logCalls } from '../../contract/log/calls';
import { BURST_FAILURES } from '../../contract/log/enums';
import { loginCalls } from '../../contract/login/calls';
import { userCalls } from '../../contract/user/calls';
import { encrypt } from '../encrypt';
import { expect, test } from './fixtures';
import { enter } from './session';

async function exported(page: Page): Promise<Record<string, string>[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file (.csv)' }).click();
  return parse(await readFile(await (await download).path()), { bom: true, columns: true });
}

test('whoever guesses passwords stands out: above the list, in the rows, in the view and in the file', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const account = `guess_${crypto.randomUUID().slice(0, 8)}`;
  for (let tried = 0; tried < BURST_FAILURES; tried += 1) {
    const { code } = await session.call(loginCalls.account, { account, password: encrypt('not-the-password') });
    expect(code).toBe(tried < 5 ? codes.wrongCredentials : codes.tooManyAttempts);
  }
  await page.goto('/log/list');
  const burst = page.getByRole('listitem').filter({ hasText: '127.0.0.1' });
  await expect(burst).toContainText('Local network');
  const rows = page.getByRole('row').filter({ hasText: account });
  await expect(rows).toHaveCount(BURST_FAILURES);
  await expect(rows.first()).toContainText('Locked out');
  await expect(rows.first()).toContainText('refused in an hour');
  await expect(rows.last()).toContainText('No such account');

  await burst.getByRole('link', { name: /^Show/ }).click();
  const address = new URL(page.url()).searchParams;
  const { total } = await session.ask(logCalls.pageList, {
    ...{ ip: '127.0.0.1', atFrom: address.get('atFrom') ?? '', atTo: address.get('atTo') ?? '' },
    outcome: ['wrongCredentials', 'tooManyAttempts', 'accountDisabled'],
  });
  await expect(burst).toContainText(`${total} refused on`);
  await expect(page.getByText(new RegExp(`of ${total}$`)).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(new RegExp(`of ${total}$`)).first()).toBeVisible();

  await page.goto(`/log/list?keyword=${account}`);
  await expect(rows).toHaveCount(BURST_FAILURES);
  const file = await exported(page);
  expect(file).toHaveLength(BURST_FAILURES);
  expect(file[0]).toMatchObject({ Account: account, Result: 'Refused', Reason: 'Locked out', Place: 'Local network' });
});

test('the file of the operation log says all that its rows say, and no more than the filter finds', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const { id, nickname } = await session.findUser();
  const reason = `Sold accounts ${crypto.randomUUID().slice(0, 8)}`;
  await session.ask(userCalls.changeStatus, { id, status: 'muted', days: 3, reason });
  await session.ask(userCalls.changeStatus, { id, status: 'normal', reason });
  await page.goto(`/log/list?tab=operations&keyword=${encodeURIComponent(reason)}`);
  await expect(page.getByText('1–2 of 2').first()).toBeVisible();
  const file = await exported(page);
  expect(file.map(({ Operation }) => Operation)).toEqual(['Restored', 'Muted']);
  for (const row of file) {
    expect(row).toMatchObject({ 'Admin user': session.userInfo?.nickname, Record: nickname, Reason: reason });
    expect(row).toMatchObject({ 'Kind of record': 'App user', 'Record id': id, Address: '127.0.0.1' });
  }
  expect(file[1]?.Changes).toContain('Status: Normal → Muted');
});
