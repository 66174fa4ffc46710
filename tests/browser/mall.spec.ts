import type { Page } from '@playwright/test';
import type { Input } from '../../contract';
import { giftCalls } from '../../contract/gift/calls';
import type { Shelf } from '../../contract/shelf';
import { shelfCalls } from '../../contract/shelf/calls';
import { byPercent } from '../../contract/shelf/enums';
import { stoneCalls } from '../../contract/stone/calls';
import { expect, test } from './fixtures';
import { pickUp } from './keyboardDrag';
import { enter, type Session } from './session';

const zone = 'Asia/Shanghai';
const gifts = ({ entries }: Shelf) => entries.filter(({ section }) => section === 'gifts').map(({ item }) => item.name);
const names = async (session: Session) => gifts(await session.ask(shelfCalls.detail, { zone }));

/** Moves an entry as a person without a mouse does. */
async function moveDown(page: Page, name: string, places: number): Promise<void> {
  await pickUp(page, page.getByRole('button', { name: `Move “${name}”` }), name);
  for (let step = 0; step < places; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(new RegExp(`“${escaped(name)}” is now at place`))).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: /moved/ })).toBeVisible();
}

/** Drags an entry by its handle onto the place of another. */
async function drag(page: Page, name: string, onto: string): Promise<void> {
  const centre = async (of: string) => {
    const box = await page.getByRole('button', { name: `Move “${of}”` }).boundingBox();
    if (!box) throw new Error(`${of} is not on the shelf.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.getByRole('button', { name: `Move “${name}”` }).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await centre(name)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(onto)), { steps: 12 });
  await page.mouse.up();
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const save = (page: Page) => page.getByRole('button', { name: 'Save the shelf' }).click();

test('two arrange the shelf at once: who saves second is told, and loses nothing', async ({
  page,
  openPage,
  startServer,
}) => {
  const server = await startServer();
  const session = await enter(page, server.url);
  const other = await session.createAdmin('Ruolan');
  const second = await openPage();
  await enter(second, server.url, other);
  const before = await names(session);
  const [first = '', next = '', third = '', fourth = ''] = before;
  for (const each of [page, second]) {
    await each.goto(`${server.url}/fileResoute/u`);
    await expect(each.getByRole('button', { name: `Move “${first}”` })).toBeVisible();
  }

  await moveDown(second, first, 1);
  await save(second);
  await expect(second.getByText('The shelf is saved.')).toBeVisible();
  expect((await names(session)).slice(0, 2)).toEqual([next, first]);

  await moveDown(page, third, 1);
  await save(page);
  const conflict = page.getByRole('dialog', { name: 'Someone else changed the shelf' });
  await expect(conflict.getByText(/Ruolan saved it while you were editing/)).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByText('The shelf is saved.')).toBeVisible();
  const after = await names(session);
  expect(after.slice(0, 2)).toEqual([next, first]);
  expect(after.slice(2, 4)).toEqual([fourth, third]);
  expect([...after].sort()).toEqual([...before].sort());

  // By pointer, too: back to where it was.
  await drag(page, third, fourth);
  await save(page);
  await expect.poll(async () => (await names(session)).slice(2, 4)).toEqual([third, fourth]);
  await moveDown(page, third, 1);
  await save(page);
  await expect.poll(() => names(session)).toEqual(after);

  await page.reload();
  const preview = page.getByRole('region', { name: 'The shelf as the app shows it' });
  await expect(preview.getByText(fourth).first()).toBeVisible();
  // The other one takes what is there now.
  await moveDown(second, next, 1);
  await save(second);
  const told = second.getByRole('dialog', { name: 'Someone else changed the shelf' });
  await told.getByRole('button', { name: 'Take theirs' }).click();
  await expect(second.getByRole('button', { name: 'Save the shelf' })).toHaveCount(0);
  expect(await names(session)).toEqual(after);
});

test('what is put on the shelf is on sale, what is taken off is not, and a reload shows it', async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  const session = await enter(page, server.url);
  const { list } = await session.ask(giftCalls.pageList, { status: ['off'] });
  const [gift] = list;
  if (!gift) throw new Error('No gift of the demo is off sale.');
  const [gone = ''] = await names(session);
  await page.goto(`${server.url}/fileResoute/u`);
  const section = page.getByRole('region', { name: /^Gifts/ });
  await section.getByRole('button', { name: /^Put on/ }).click();
  const picker = page.getByRole('dialog', { name: 'Put on sale in “Gifts”' });
  await picker.getByRole('checkbox', { name: new RegExp(escaped(gift.name)) }).click();
  await picker.getByRole('button', { name: /^Put on/ }).click();
  await section.getByRole('button', { name: `More actions: ${gone}` }).click();
  await page.getByRole('menuitem', { name: 'Take off sale' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 put on · 1 taken off' })).toBeVisible();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Take 1 entry off sale' });
  await dialog.getByLabel('Reason').fill('The season is over');
  await dialog.getByRole('button', { name: 'Save the shelf' }).click();
  await expect(page.getByText('The shelf is saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: `Move “${gift.name}”` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Move “${gone}”` })).toHaveCount(0);
  const off = await session.ask(giftCalls.pageList, { status: ['off'], keyword: gone });
  await page.goto(`${server.url}/fileResoute/b/detail?id=${off.list[0]?.id}`);
  await expect(page.getByText('Reason: The season is over')).toBeVisible();
});

test('prices by per cent: every row old → new, and exactly those are applied and kept', async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  const session = await enter(page, server.url);
  const query = { currency: ['USD'] } satisfies Input<typeof stoneCalls.pageList>;
  const { list } = await session.ask(stoneCalls.pageList, query);
  expect(list.length).toBeGreaterThan(2);
  await page.goto(`${server.url}/fileResoute/a?currency=USD`);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByLabel('Per cent').fill('10');
  const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;
  for (const { name, price } of list) {
    const row = dialog.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(dollars(price));
    await expect(row).toContainText(dollars(byPercent(price, 10)));
  }
  await dialog.getByLabel('Reason').fill('The rate of exchange');
  await dialog.getByRole('button', { name: `Change ${list.length} prices` }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(`${list.length} done`);
  const after = await session.ask(stoneCalls.pageList, query);
  const priceOf = new Map(after.list.map(({ id, price }) => [id, price]));
  for (const { id, price } of list) expect(priceOf.get(id)).toBe(byPercent(price, 10));
  const [newest] = await session.ask(shelfCalls.prices, { id: list[0]?.id ?? '' });
  expect(newest).toMatchObject({ price: byPercent(list[0]?.price ?? 0, 10), reason: 'The rate of exchange' });
});

test('many gifts leave the shelf together with a reason, and come back to it', async ({ page, startServer }) => {
  const server = await startServer();
  const session = await enter(page, server.url);
  const query = { category: ['food'], status: ['on'] } satisfies Input<typeof giftCalls.pageList>;
  const { list } = await session.ask(giftCalls.pageList, query);
  expect(list.length).toBeGreaterThan(1);
  const shelf = await names(session);
  const change = async (action: string, button: RegExp, reason?: string) => {
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: action }).click();
    const dialog = page.getByRole('dialog');
    if (reason) await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog.getByRole('status')).toContainText(`${list.length} done`);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  };
  const ids = list.map(({ id }) => id);
  const onSale = async () => (await session.ask(giftCalls.countByStatus, { ids })).on;

  await page.goto(`${server.url}/fileResoute/b?category=food&status=on`);
  await change('Take off sale', /^Take \d+ gifts off sale$/, 'The kitchen is closed');
  expect(await onSale()).toBe(0);
  await page.goto(`${server.url}/fileResoute/b?category=food&status=off`);
  await expect(page.getByRole('row', { name: new RegExp(escaped(list[0]?.name ?? '')) })).toBeVisible();
  const off = await session.ask(giftCalls.pageList, { ...query, status: ['off'] });
  list.splice(0, list.length, ...off.list);
  await change('Put on sale', /^Put \d+ gifts on sale$/);
  expect(await onSale()).toBe(ids.length);
  const after = await names(session);
  expect(shelf.every((name) => after.includes(name))).toBe(true);
});
