import type { Page } from '@playwright/test';
import { messageCalls } from '../../contract/message/calls';
import { userCalls } from '../../contract/user/calls';
import { expect, test } from './fixtures';
import { enter, type Session } from './session';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const titled = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

async function messageTitled(session: Session, keyword: string) {
  const { list } = await session.ask(messageCalls.pageList, { keyword });
  expect(list).toHaveLength(1);
  return session.ask(messageCalls.detail, { id: list[0]?.id ?? '' });
}

test('an operator writes to a user from their drawer, sees that it is read, and withdraws it', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const user = await session.findUser();
  const title = titled('About your parcel');
  await page.goto(`/user/appUser?number=${user.number}&id=${user.id}`);
  await dialog(page, new RegExp(String(user.number)))
    .getByRole('button', { name: 'Send message' })
    .click();
  await expect(page.getByRole('radio', { name: 'Personal' })).toBeChecked();
  await expect(page.getByLabel('Numbers of users')).toHaveValue(String(user.number));
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text', { exact: true }).fill('Dear , it left us this morning.');
  await page.getByLabel('Text', { exact: true }).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5));
  await page.getByRole('button', { name: 'Nickname' }).click();
  await expect(page.getByRole('article')).toContainText('Dear Anika, it left us this morning.');
  await page.getByRole('button', { name: 'Send…' }).click();
  const asked = dialog(page, 'Send this message');
  await expect(asked).toContainText('1 user gets it at once');
  await asked.getByRole('button', { name: 'Send to 1 user' }).click();

  const drawer = dialog(page, new RegExp(title));
  await expect(drawer.getByText('Sent', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByRole('row', { name: new RegExp(user.nickname) })).toBeVisible();
  const { id, byId } = await messageTitled(session, title);
  expect(byId).toBe(session.userInfo?.id);
  await session.ask(messageCalls.read, { id, userId: user.id });
  await page.reload();
  await expect(drawer.getByText('100% of those sent')).toBeVisible();

  await drawer.getByRole('button', { name: 'Withdraw' }).click();
  const grave = dialog(page, 'Withdraw this message');
  await expect(grave).toContainText('It is gone at once from the letter box of 1 user. 1 of them has read it already.');
  await grave.getByLabel('Reason').fill('Sent to the wrong person');
  await grave.getByRole('button', { name: 'Withdraw' }).click();
  await expect(drawer.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(drawer.getByText('Sent to the wrong person').first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  expect(await session.ask(messageCalls.detail, { id })).toMatchObject({
    status: 'withdrawn',
    progress: { opened: 1 },
  });

  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/appUser\\?number=${user.number}&id=${user.id}`));
});

test('a pasted list says what of it is unknown and what is repeated, and goes to each once', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const { list } = await session.ask(userCalls.pageList, { status: ['normal'], pageSize: 3 });
  const [first, second, third] = list.map(({ number }) => number);
  const title = titled('To three');
  await page.goto('/message/list?compose=new');
  await page.getByRole('radio', { name: 'List of numbers' }).check();
  await page.getByLabel('Numbers of users').fill(`${first}, ${second};${third}\n${second} 999999999 x1`);
  await expect(page.getByText('3 users', { exact: true })).toBeVisible();
  await expect(page.getByText('1 repeated number counts once.')).toBeVisible();
  await page.getByText('1 number belongs to no user: left out').click();
  await expect(page.getByText('999999999', { exact: true })).toBeVisible();
  await expect(page.getByText('1 entry is not a number: left out')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text', { exact: true }).fill('It is for you three.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  await expect(page).toHaveURL(/compose=\d+/);
  await page.reload();
  await expect(page.getByLabel('Numbers of users')).toHaveValue([first, second, third].join('\n'));
  expect((await messageTitled(session, title)).audience).toMatchObject({ numbers: [first, second, third] });

  await page.getByRole('button', { name: 'Send…' }).click();
  await dialog(page, 'Send this message').getByRole('button', { name: 'Send to 3 users' }).click();
  await expect(dialog(page, new RegExp(title)).getByText('Sent', { exact: true }).first()).toBeVisible();
  await expect
    .poll(async () => (await messageTitled(session, title)).progress)
    .toMatchObject({ recipients: 3, sent: 3, failed: 0 });
});

test('a message to everyone wants their number typed, and goes on by itself', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const title = titled('To all of you');
  await page.goto('/message/list?compose=new');
  await page.getByRole('radio', { name: 'Everyone' }).check();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text', { exact: true }).fill('Good evening in {city}!');
  await expect(page.getByText(/City is empty for [\d,]+ recipients/)).toBeVisible();
  await page.getByRole('button', { name: 'Send…' }).click();
  const asked = dialog(page, 'Send this message');
  const send = asked.getByRole('button', { name: /^Send to [\d,]+ users$/ });
  await expect(send).toBeDisabled();
  await expect(asked).toContainText(/City is empty for/);
  const count = (await send.textContent())?.replace(/\D/g, '') ?? '';
  await asked.getByRole('textbox').fill(count);
  await send.click();
  const drawer = dialog(page, new RegExp(title));
  await expect(drawer.getByRole('progressbar')).toBeVisible();
  await expect(drawer.getByText('All sent at')).toBeVisible({ timeout: 60_000 });
  expect((await messageTitled(session, title)).progress).toMatchObject({
    recipients: Number(count),
    sent: Number(count),
  });
});

test('ticked users are handed over to a message, also when all of a filter are', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const query = { status: ['muted'] as 'muted'[], pageSize: 1 };
  const { total } = await session.ask(userCalls.pageList, query);
  await page.goto('/user/appUser?status=muted');
  await page.getByRole('checkbox').nth(1).check();
  if (total > 1) await page.getByRole('button', { name: new RegExp(`all ${total}`) }).click();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(`${total} users`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/user\/appUser\?status=muted/);
});
