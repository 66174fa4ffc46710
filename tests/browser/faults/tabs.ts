import type { Page } from '@playwright/test';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { expect } from '../fixtures';
import { Session } from '../session';
import { isCalm } from './after';
import type { Case } from './case';
import { open, target, usable } from './open';
import type { World } from './targets';

const inTabs = ['list', 'detail', 'audit', 'form', 'composer'];

async function otherTab(world: World): Promise<Page> {
  const tab = await world.page.context().newPage();
  await tab.goto(`${world.service.url}/favicon.svg`);
  return tab;
}

const signOutElsewhere = (name: string) => async (world: World) => {
  await open(name, world);
  const tab = await otherTab(world);
  await tab.evaluate(() => {
    localStorage.removeItem('authorization');
    localStorage.removeItem('userInfo');
  });
  await expect(world.page).toHaveURL(/\/user\/login\?redirect=/);
  await (await Session.open(world.service.url)).storeIn(tab);
  await expect(world.page).not.toHaveURL(/\/user\/login/);
  await target(name).isKept(world);
  await isCalm(world.page);
  await tab.close();
};

const otherAdmin = (name: string) => async (world: World) => {
  const { page, service, session, mark } = world;
  await open(name, world);
  const tab = await otherTab(world);
  const other = await session.createAdmin(`${mark} other`);
  await (await Session.open(service.url, other)).storeIn(tab);
  const dialog = page.getByRole('dialog', { name: 'Another admin signed in' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: `Continue as ${mark} other` }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText(other.account);
  await isCalm(page);
  await tab.close();
};

const sameAdmin = (name: string) => async (world: World) => {
  await open(name, world);
  const tab = await otherTab(world);
  await (await Session.open(world.service.url)).storeIn(tab);
  await target(name).isKept(world);
  await expect(world.page.getByRole('dialog', { name: 'Another admin signed in' })).toBeHidden();
  await usable(world.page);
  await tab.close();
};

const bothEdit = async (world: World) => {
  const { page, session, mark } = world;
  const form = target('form');
  await form.open(world);
  const { account, version } = await session.ask(sysUserCalls.detail, { id: world.id });
  await session.ask(sysUserCalls.saveOrUpdate, { id: world.id, account, nickname: `${mark} theirs`, version });
  await form.act(world);
  const dialog = page.getByRole('dialog', { name: 'Saved elsewhere first' });
  await expect(dialog.getByRole('radio', { name: `Elsewhere ${mark} theirs` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on editing' }).click();
  await form.isKept(world);
};

/** What happens to the session and to a record in another tab. */
export const tabCases: readonly Case[] = [
  ...inTabs.flatMap((screen): Case[] => [
    { kind: 'tabs', screen, name: 'signed out in another tab', run: signOutElsewhere(screen), signsOut: true },
    { kind: 'tabs', screen, name: 'another admin in another tab', run: otherAdmin(screen), signsOut: true },
    { kind: 'tabs', screen, name: 'the same admin again in another tab', run: sameAdmin(screen) },
  ]),
  { kind: 'tabs', screen: 'form', name: 'both editing', run: bothEdit },
];
