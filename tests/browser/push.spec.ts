import type { Page } from '@playwright/test';
import { loginCalls } from '../../contract/login/calls';
import type { PushDetail } from '../../contract/push';
import { pushCalls } from '../../contract/push/calls';
import { userCalls } from '../../contract/user/calls';
import { expect, test } from './fixtures';
import { ADMIN, enter, type Session } from './session';

const HOUR_MS = 3_600_000;
/** To the minute, as the field shows it. */
const inHours = (hours: number) => new Date(Math.ceil((Date.now() + hours * HOUR_MS) / 60_000) * 60_000).toISOString();

/** A draft to everyone who was active in the last days. */
const draft = (session: Session, title: string, scheduledAt: string | null = null): Promise<PushDetail> =>
  session.ask(pushCalls.saveOrUpdate, {
    ...{ title, body: 'It begins at eight.', image: null, opens: 'app', roomId: null, url: null },
    audience: { kind: 'active', days: 30, numbers: null },
    scheduledAt,
    expiresAt: null,
  });

const write = async (page: Page, title: string, body: string) => {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Text', { exact: true }).fill(body);
};
const review = (page: Page) => page.getByRole('button', { name: 'Review and send…' }).click();
/** The result is there, and nothing of it is still on its way. */
async function isSent(page: Page) {
  const top = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(top.getByText('Sent', { exact: true })).toBeVisible({ timeout: 60_000 });
}
const checks = (page: Page) => page.getByRole('region', { name: 'Before it is sent' });

test('from idea to sent: what phones cut, a test, a list of numbers, the result after a reload', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const { list } = await session.ask(userCalls.pageList, { status: ['normal'], pageSize: 3 });
  const numbers = list.map(({ number }) => number);
  await page.goto('/message/push?status=sent');
  await page.getByRole('link', { name: 'New push' }).first().click();

  await write(page, 'Lanterns for {nickname}', `It begins at eight by the pond, ${'bring your friends '.repeat(5)}`);
  const cuts = page.getByRole('list', { name: 'What is cut off' });
  await expect(cuts.getByText(/^iPhone cuts the text after “.*friend.*”\.$/)).toBeVisible();
  await expect(cuts.getByText(/^Android, expanded/)).toBeHidden();
  await expect(page.getByRole('region', { name: 'How it arrives' })).toContainText('Lanterns for Anika');

  await page.getByLabel('User number').fill(String(numbers[0]));
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText(new RegExp(`\\(${numbers[0]}\\) has it\\.`))).toBeVisible();

  await page.getByText('List of numbers', { exact: true }).click();
  await page.getByLabel('Numbers of users').fill(`${numbers.join(', ')}, ${numbers[0]}, 999999999999`);
  await expect(page.getByText('1 repeated number counts once.')).toBeVisible();
  await expect(page.getByText('1 number belongs to no user: left out')).toBeVisible();
  await expect(checks(page).getByText('3 users get it.')).toBeVisible();

  await review(page);
  const dialog = page.getByRole('dialog', { name: 'Send this push' });
  await expect(dialog.getByText(/What was delivered can’t be recalled/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to 3 users' }).click();
  await expect(page).toHaveURL(/\/message\/push\?id=\d+$/);
  await isSent(page);

  await page.reload();
  const recipients = page.getByRole('region', { name: 'Recipients' });
  await expect(recipients.getByRole('row')).toHaveCount(1 + numbers.length);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const sent = await session.ask(pushCalls.detail, { id });
  expect(sent).toMatchObject({ status: 'sent', progress: { recipients: 3, sent: 3, failed: 0 } });
  expect(sent.audience.numbers?.toSorted()).toEqual(numbers.toSorted());

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/message\/push\?status=sent$/);
});

test('the preview cuts where the list below it says', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/message/push?compose=new');
  await write(page, 'Lanterns by the pond', 'It begins at eight.');
  const widths = (where: string, system: string) =>
    page
      .locator(`.${where} > [data-system=${system}][data-shape=collapsed] .push-note-body`)
      .evaluateAll((all) => all.map((each) => each.clientWidth));
  for (const [system, name] of [
    ['ios', 'iPhone'],
    ['android', 'Android'],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(() => widths('push-phone', system)).toEqual(await widths('push-measures', system));
  }
});

test('what of a title is said to be seen ends before the time beside it', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/message/push?compose=new');
  await write(page, 'The wish pool of spring opens tonight at eight', 'It begins.');
  const said = page.getByRole('list', { name: 'What is cut off' }).getByText(/^iPhone cuts the title after /);
  const [, seen = ''] = /“…?(.*)”/.exec((await said.textContent()) ?? '') ?? [];
  expect(seen).not.toBe('');
  const room = await page.locator('.push-phone .push-note-title').evaluate((title, end) => {
    const text = title.firstChild as Text;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, text.data.indexOf(end) + end.length);
    const box = title.getBoundingClientRect();
    // The phone is drawn smaller than it is.
    const padding = Number.parseFloat(getComputedStyle(title).paddingRight) * (box.width / title.clientWidth);
    return box.right - padding - range.getBoundingClientRect().right;
  }, seen);
  expect(room).toBeGreaterThan(0);
});

test('many are typed, and the progress goes on by itself', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { id } = await draft(session, 'To many');
  await page.goto(`/message/push?compose=${id}`);
  await expect(checks(page).getByText(/ users get it\.$/)).toBeVisible();
  await review(page);
  const dialog = page.getByRole('dialog', { name: 'Send this push' });
  const send = dialog.getByRole('button', { name: /^Send to / });
  await expect(dialog.getByText(/^Type \d+ to confirm$/)).toBeVisible();
  await expect(send).toBeDisabled();
  const typed = dialog.getByRole('textbox');
  await expect(typed).toBeFocused();
  await typed.fill(String((await send.textContent())?.replace(/\D/g, '')));
  // Only the button sends.
  await typed.press('Enter');
  await send.click();
  await isSent(page);
  const { progress } = await session.ask(pushCalls.detail, { id });
  expect(progress.sent + progress.failed).toBe(progress.recipients);
});

test('a scheduled one waits, and is cancelled with a reason', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { id, version } = await draft(session, 'Not tonight', inHours(30));
  await session.ask(pushCalls.send, { id, version });
  await page.goto(`/message/push?id=${id}`);
  await expect(page.getByText(/^It goes out .*Recipients are chosen then\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel push' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this push' });
  await expect(dialog.getByText(/^Not tonightNobody gets it\./)).toBeVisible();
  await dialog.getByLabel('Reason').fill('Rained out');
  await dialog.getByRole('button', { name: 'Cancel push' }).click();
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
  expect(await session.ask(pushCalls.detail, { id })).toMatchObject({
    status: 'cancelled',
    cancelledReason: 'Rained out',
    progress: { recipients: 0 },
  });
});

test('a time that has passed is refused, and the text is kept', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { id } = await draft(session, 'Too late', inHours(-2));
  await page.goto(`/message/push?compose=${id}`);
  await page.getByLabel('Title', { exact: true }).fill('Too late, and changed');
  await expect(checks(page).getByText('This time has passed.')).toBeVisible();
  await review(page);
  await expect(page.getByLabel('Scheduled for')).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Too late, and changed');
  expect((await session.ask(pushCalls.detail, { id })).status).toBe('draft');
});

test('what is being written is back after the session ended', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await page.goto('/message/push?compose=new');
  await write(page, 'Half written', 'To be gone on with.');
  await page.getByText('List of numbers', { exact: true }).click();
  await page.getByLabel('Numbers of users').fill('1, 2, 3');
  // The last that the page asks by itself: still on its way, it would learn first that the session has ended.
  await expect(page.getByText('3 numbers belong to no user')).toBeVisible();
  await session.ask(loginCalls.signOut, undefined);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);

  await page.getByLabel('Account').fill(ADMIN.account);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('What you changed here is back. It is not saved yet.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half written');
  await expect(page.getByLabel('Numbers of users')).toHaveValue('1, 2, 3');
});
