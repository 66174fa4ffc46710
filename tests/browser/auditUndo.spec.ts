import type { Page } from '@playwright/test';
import { auditCalls } from '../../contract/audit/calls';
import { UNDO_SECONDS } from '../../contract/audit/enums';
import { loginCalls } from '../../contract/login/calls';
import { inFocus, MARK, QUEUE, rows, submit, undoBar } from './auditQueue';
import { expect, test } from './fixtures';
import { ADMIN, enter, Session } from './session';

test.use({ firstVisit: true });
// The time of the page stands still: on a busy machine the time to undo could run out between two steps.
test.beforeEach(({ page }) => page.clock.setFixedTime(Date.now()));

/** Lets the time to undo run out, where the time of the page stands still. */
const endUndo = (page: Page) => page.clock.setFixedTime(Date.now() + 2000 * UNDO_SECONDS);

test('what is undone was never sent; who comes second learns who decided', async ({ page, openPage, server }) => {
  const mine = await enter(page, server.url);
  const theirs = await Session.open(server.url, await mine.createAdmin('Quicker one'));
  const [first = '', second = ''] = await submit(mine, 2);
  await page.goto(QUEUE);
  await expect(inFocus(page)).toHaveAttribute('data-row', first);

  await page.keyboard.press('r');
  await page.keyboard.press('1');
  await expect(undoBar(page)).toContainText(`Rejected “${MARK} 0” · Contact details or codes`);
  await expect(inFocus(page)).toHaveAttribute('data-row', second);
  await page.keyboard.press('u');
  await expect(inFocus(page)).toHaveAttribute('data-row', first);
  await expect(undoBar(page)).toHaveCount(0);

  // Nobody holds it in the eyes of the back end, and the page does not know of the decision yet.
  await expect(async () => {
    // The page may just have claimed it again.
    await mine.ask(auditCalls.release, { ids: [first, second] });
    const { version } = await mine.ask(auditCalls.detail, { id: first });
    await theirs.ask(auditCalls.review, { id: first, version, decision: 'approved' });
  }).toPass();
  await page.keyboard.press('r');
  await page.keyboard.press('2');
  await endUndo(page);
  await expect(
    page.getByRole('status').filter({ hasText: 'Quicker one decided it meanwhile: Approved.' }),
  ).toBeVisible();
  const item = await mine.ask(auditCalls.detail, { id: first });
  expect([item.state, item.reviewer?.nickname]).toEqual(['approved', 'Quicker one']);

  const other = await openPage();
  await theirs.storeIn(other);
  await mine.ask(auditCalls.claim, { ids: [second] });
  await other.goto(server.url + QUEUE);
  await expect(rows(other).filter({ hasText: 'claimed by Admin' })).toBeVisible();
  await other.keyboard.press('a');
  await expect(
    other.getByRole('alert').filter({ hasText: /^Not decided: Admin is working on it until / }),
  ).toBeInViewport();
  await expect(inFocus(other)).toHaveAttribute('data-row', second);
  await expect(undoBar(other)).toHaveCount(0);
});

test('what was decided outlives an expired session, and is sent before signing out', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const [first = '', second = ''] = await submit(session, 2);
  await page.goto(QUEUE);
  await expect(inFocus(page)).toHaveAttribute('data-row', first);
  await page.keyboard.press('a');
  await expect(undoBar(page)).toBeVisible();
  await session.ask(loginCalls.signOut, undefined);
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
  const observer = await Session.open(server.url);
  const stateOf = async (id: string) => (await observer.ask(auditCalls.detail, { id })).state;
  expect(await stateOf(first)).toBe('pending');

  await endUndo(page);
  await page.getByLabel('Account', { exact: true }).fill(ADMIN.account);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => stateOf(first)).toBe('approved');

  await expect(inFocus(page)).toHaveAttribute('data-row', second);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  expect(await stateOf(second)).toBe('approved');
});

test('an approval on the item’s own screen can be taken back, and is sent when the time is over', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const [id = ''] = await submit(session, 1);
  const state = async () => (await session.ask(auditCalls.detail, { id })).state;
  await page.goto(`/activity/audit/detail?id=${id}`);
  const approve = page.getByRole('button', { name: /^Approve/ });
  await approve.click();
  await expect(undoBar(page)).toContainText(`Approved “${MARK} 0”`);
  await page.keyboard.press('u');
  await expect(undoBar(page)).toHaveCount(0);
  expect(await state()).toBe('pending');

  await approve.click();
  await endUndo(page);
  await expect(page.getByText(/^Approved by /)).toBeVisible();
  expect(await state()).toBe('approved');
  await page.reload();
  await expect(page.getByText(/^Approved by /)).toBeVisible();
});

test('on a phone a decision about a long text can be taken back', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { id } = await session.findUser();
  await session.ask(auditCalls.submit, { kind: 'nickname', targetId: id, content: { text: 'W'.repeat(30) } });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/activity/audit?state=pending&keyword=WWWWWWWW');
  await expect(inFocus(page)).toBeVisible();
  await page.keyboard.press('a');
  const undo = undoBar(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  await expect(inFocus(page)).toBeVisible();
});
