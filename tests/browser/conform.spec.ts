import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sceneTemplateCalls } from '../../contract/sceneTemplate/calls';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { userCalls } from '../../contract/user/calls';
import { startService } from '../services/startService';
import type { Variation } from '../services/variation';
import { everything, type VariationName, variations } from '../services/variations';
import { isAnswered } from './calls';
import { expect, signIn, test } from './fixtures';
import type { Server } from './server';
import { ADMIN, Session } from './session';

const ROOT = join(__dirname, '../..');

/** Runs the command as its reader does; answers the file of the profile that it wrote. */
function conform(out: string, address: string, names: readonly VariationName[]): Promise<string> {
  const hints = names.flatMap((name) => (variations[name] as Variation).hints ?? []);
  const args = ['--base', address, '--account', ADMIN.account, '--out', out, ...hints];
  const env = { ...process.env, FISH_CONFORM_PASSWORD: ADMIN.password };
  return new Promise((resolve, reject) => {
    const command = ['--import', 'tsx', 'scripts/conform/main.ts', ...args];
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) => {
      // Not whole ends with 1.
      if (error && error.code !== 1) reject(error);
      else if (stderr.trim()) reject(new Error(stderr));
      else if (!stdout.includes(address)) reject(new Error(`It says nothing of the service: ${stdout}`));
      else resolve(join(out, 'fish.config.json'));
    });
  });
}

const services: Record<string, readonly VariationName[]> = {
  'renamed paging and local times': ['pagingRenamed', 'firstPageZero', 'localTimes', 'dataNullAfterChangeStatus'],
  'plain arrays, other names and values': [
    'bareList',
    'extraFields',
    'numbersAsText',
    'userFieldsRenamed',
    'enumValuesRenamed',
  ],
  'epoch times and another envelope': [
    'epochSeconds',
    'noTotals',
    'noTotal',
    'envelopeRenamed',
    'codeZero',
    'expiredCode',
  ],
  'numeric ids and codes': ['numericIds', 'loginNumericId', 'codeAsText', 'booleansAsNumbers'],
  'ids of many digits and another sign-in': [
    'longNumberIds',
    'messageMissing',
    'totalAsText',
    'loginPath',
    'loginRenamed',
    'loginMinimal',
    'tokenPrefix',
    'passwordSha256',
  ],
  'the eight calls alone': ['eightCalls'],
  'eight calls and empty answers': ['eightCalls501', 'dataNullAfterWrites', 'listsByPost', 'parametersRepeated'],
  everything,
};

/** What the reader notes of an answer stands in the console, for whoever connects a service. */
const DEVIATION = /^console: Answer differs from the contract: /;

for (const [what, names] of Object.entries(services)) {
  test(`the console works where the service has ${what}`, async ({ page, server, startServer, allowOrigin, guard }) => {
    const service = await startService({ backEnd: server.url, variations: names });
    const out = mkdtempSync(join(tmpdir(), 'fish-conform-'));
    try {
      allowOrigin(service.address);
      guard.allow(DEVIATION);
      const config = await conform(out, service.address, names);
      expect(JSON.parse(readFileSync(config, 'utf8'))).toMatchObject({ address: service.address });
      const console = await startServer({ data: 'empty', env: { FISH_CONFIG: config } });

      await isAnswered(page, () => signIn(page, ADMIN, console.url));
      await expect(page.getByRole('link', { name: 'App users', exact: true })).toBeVisible();
      await makeAdmin(page, console.url, server);
      await muteUser(page, console.url, server);
      await renameLand(page, console.url, server);
    } finally {
      await page.close();
      await service.close();
      rmSync(out, { recursive: true, force: true });
    }
  });
}

/** Whether an address of the console shows nothing that should not be there. */
async function looksWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Invalid Date|\[object|Something went wrong/);
}

async function makeAdmin(page: Page, origin: string, server: Server): Promise<void> {
  const account = `made_${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`${origin}/user/sysUser/detail`);
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Nickname').fill('Made by hand');
  await page.getByLabel('Password').fill('a-good-password');
  await isAnswered(page, () => page.getByRole('button', { name: 'Create' }).click());
  await expect(page.getByText('Made by hand').first()).toBeVisible();

  await page.goto(`${origin}/user/sysUser?keyword=${account}`);
  await expect(page.getByRole('table').getByText(account)).toBeVisible();
  await looksWhole(page);
  const session = await Session.open(server.url);
  expect(await session.ask(sysUserCalls.pageList, { keyword: account })).toHaveProperty('total', 1);
}

async function muteUser(page: Page, origin: string, server: Server): Promise<void> {
  const session = await Session.open(server.url);
  const { id, number, nickname } = await session.findUser();
  await page.goto(`${origin}/user/appUser?number=${number}`);
  await page.getByLabel(`More actions: ${number}`).click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Seen by the kit');
  await dialog.getByRole('button', { name: 'Mute' }).click();
  await expect(page.getByText(`${nickname} is muted until`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('cell', { name: /^Muted\s*until/ })).toBeVisible();
  await looksWhole(page);
  const { list } = await session.ask(userCalls.pageList, { number });
  expect(list).toMatchObject([{ id, status: 'muted' }]);
}

async function renameLand(page: Page, origin: string, server: Server): Promise<void> {
  const session = await Session.open(server.url);
  const { list } = await session.ask(sceneTemplateCalls.list, { pageSize: 1 });
  const [land] = list;
  const name = `Reef ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`${origin}/user/default`);
  await page.getByRole('link', { name: land?.name, exact: true }).first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: /\bSave$/ }).click();
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();
  await page.goto(`${origin}/user/default?as=table`);
  await expect(page.getByRole('table').getByText(name)).toBeVisible();
  await looksWhole(page);
}
