import type { Page } from '@playwright/test';
import { auditCalls } from '../../contract/audit/calls';
import { peopleCalls } from '../../contract/people/calls';
import { roomCalls } from '../../contract/room/calls';
import { sceneTemplateCalls } from '../../contract/sceneTemplate/calls';
import { expect, test } from './fixtures';
import { picture } from './picture';
import { enter, Session } from './session';

const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

/** What a room is made of; only its title and times matter here. */
async function material(session: Session) {
  const { list } = await session.ask(sceneTemplateCalls.list, { status: ['online'] });
  const [scene] = list;
  if (!scene) throw new Error('There is no blessed land');
  const { id } = await session.findUser();
  return { cover: scene.cover, category: 'talk' as const, sceneId: scene.id, hostId: id, capacity: 20 };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('an operator makes a room, publishes it and closes it', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/activity/room/detail');
  const title = `Night walk ${crypto.randomUUID().slice(0, 6)} 🏮`;
  const chosen = (label: string) =>
    page
      .locator('.ant-select')
      .filter({ has: page.getByRole('combobox', { name: label }) })
      .locator('.ant-select-selection-item');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Cover').setInputFiles(await picture(page, 1280, 720));
  await expect(page.locator('main img[src^="/fish/uploads/"]')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).press('ArrowDown');
  await page.getByTitle('Sport').click();
  await expect(chosen('Category')).toHaveText('Sport');
  await page.getByRole('combobox', { name: 'Blessed land' }).fill('Lake at');
  await page.getByTitle('Lake at first light').click();
  await expect(chosen('Blessed land')).toHaveText('Lake at first light');
  await page.getByRole('combobox', { name: 'Host' }).fill('100001');
  await page.getByText('100001', { exact: true }).click();
  await expect(chosen('Host')).toContainText('100001');
  await page.getByLabel('Capacity').fill('50');
  // Typed as a person does: the day after tomorrow, in the operator's zone.
  const day = new Date(Date.now() + 48 * HOUR_MS).toISOString().slice(0, 10);
  for (const [label, time] of [
    ['Starts', `${day} 20:00`],
    ['Ends', `${day} 22:30`],
  ] as const) {
    await page.getByLabel(label).fill(time);
    await page.getByLabel(label).press('Tab');
    await expect(page.getByLabel(label)).toHaveValue(time);
  }
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await dialogButton(page, 'Publish').click();
  await expect(page.getByRole('main').getByText('Scheduled', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText('Scheduled', { exact: true })).toBeVisible();

  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The host is ill');
  await dialogButton(page, 'Close room').click();
  await expect(page.getByRole('main').getByText('Closed', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Reason: The host is ill' })).toBeVisible();
});

test('rooms start and end by the clock, also while the back end was down', async ({ page, startServer }) => {
  const server = await startServer();
  const session = await Session.open(server.url);
  const make = async (title: string, startsAt: string, endsAt: string) => {
    const { id } = await session.ask(roomCalls.saveOrUpdate, {
      ...(await material(session)),
      title,
      startsAt,
      endsAt,
    });
    await session.ask(roomCalls.changeStatus, { id, status: 'scheduled' });
    return id;
  };
  const starts = later(8_000);
  const ids = {
    starting: await make('Starts meanwhile', starts, later(HOUR_MS)),
    over: await make('Over meanwhile', starts, new Date(Date.parse(starts) + 1).toISOString()),
    waiting: await make('Still waits', later(HOUR_MS), later(2 * HOUR_MS)),
  };
  await server.stop();
  await expect.poll(() => Date.now() > Date.parse(starts)).toBe(true);
  await server.start();

  const status = async (id: string) => (await session.ask(roomCalls.detail, { id })).status;
  expect(await Promise.all(Object.values(ids).map(status))).toEqual(['live', 'ended', 'scheduled']);
  await enter(page, server.url);
  await page.goto(`${server.url}/activity/room?keyword=Starts+meanwhile`);
  await expect(page.getByRole('row', { name: /Starts meanwhile/ }).getByText('Live')).toBeVisible();

  // And by itself, while it runs.
  const moment = later(3_000);
  const soon = await make('Starts in a moment', moment, later(HOUR_MS));
  const seen = await status(soon);
  // A busy machine may look when it has started already.
  if (Date.now() < Date.parse(moment)) expect(seen).toBe('scheduled');
  await expect.poll(() => status(soon)).toBe('live');
});

test('a rejected cover is off the room', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { list } = await session.ask(peopleCalls.pageList, { status: ['live'], auditState: ['approved'] });
  const room = list.find(({ cover }) => cover);
  if (!room?.cover) throw new Error('No live self-built room has a cover');
  const image = '/fish/demo/cover-city-4711.svg';
  const { id } = await session.ask(auditCalls.submit, { kind: 'cover', targetId: room.id, content: { image } });
  const cover = page.locator('main img[src*="/cover-"]').first();
  await page.goto(`/activity/people/detail?id=${room.id}`);
  await expect(cover).toHaveAttribute('src', image);

  await page.goto(`/activity/audit/detail?id=${id}`);
  await expect(button(page, 'Reject R')).toBeVisible();
  await page.keyboard.press('r');
  await page.getByRole('radio', { name: 'Not their picture' }).click();
  await dialogButton(page, 'Reject').click();
  await expect(page.getByRole('main').getByText('Rejected', { exact: true }).first()).toBeVisible();
  expect((await session.ask(auditCalls.detail, { id })).state).toBe('rejected');

  await page.goto(`/activity/people/detail?id=${room.id}`);
  await expect(cover).toHaveAttribute('src', room.cover);
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Not their picture' })).toBeVisible();
});
