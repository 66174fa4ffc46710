import type { Page } from '@playwright/test';
import { auditCalls } from '../../contract/audit/calls';
import { operationCalls } from '../../contract/operation.calls';
import { userCalls } from '../../contract/user/calls';
import { inFocus, MARK, QUEUE, rows, submit, undoBar } from './auditQueue';
import { expect, test } from './fixtures';
import type { Server } from './server';
import { enter, Session } from './session';

/** Several pages of the queue, which each refills behind the other. */
const ITEMS = 100;
const waiting = async (session: Session): Promise<number> =>
  (await session.ask(auditCalls.pageList, { keyword: MARK, kind: ['nickname'], state: ['pending'], pageSize: 1 }))
    .total;

/** What the log says about decisions on these items: who made which, for each. */
async function decisionsOn(session: Session, ids: readonly string[]) {
  const made = new Map<string, { action: string; adminId: string }[]>(ids.map((id) => [id, []]));
  for (let current = 1; ; current++) {
    const page = await session.ask(operationCalls.pageList, { targetType: 'audit', pageSize: 200, current });
    for (const { action, adminId, targetId } of page.list) {
      if (action !== 'submit') made.get(targetId ?? '')?.push({ action, adminId });
    }
    if (current * 200 >= page.total) return made;
  }
}

/** So often each takes a decision back: without an end, the last item would never be sent. */
const UNDOS = 6;

/**
 * Clicks in the page's own task, and only where the button still stands: the U key, pressed a moment after the time to
 * undo has run out, would open the correction of that decision.
 */
const undoLast = (page: Page): Promise<number> =>
  undoBar(page)
    .getByRole('button')
    .evaluateAll((buttons: HTMLElement[]) => {
      const there = buttons.filter((button) => button.isConnected);
      for (const button of there) button.click();
      return there.length;
    });

/** Decides with the keyboard alone until nothing waits, and takes one back now and then. */
async function decideAll(page: Page, isOver: () => Promise<boolean>): Promise<number> {
  let undone = 0;
  for (let round = 1; ; round++) {
    await page.keyboard.press('a');
    await page.keyboard.press('r');
    await page.keyboard.press('1');
    if (round % 5 === 0 && undone < UNDOS) undone += await undoLast(page);
    // Past what the other one holds or has decided, to the end of the queue and back: to and fro would stay between two.
    await page.keyboard.press(Math.floor(round / ITEMS) % 2 ? 'k' : 'j');
    if (round % 10 === 0 && (await isOver())) return undone;
  }
}

async function openQueue(page: Page, server: Server, session: Session) {
  await session.storeIn(page);
  await page.goto(server.url + QUEUE);
  await expect(inFocus(page)).toBeVisible();
}

test('two moderators on one long queue, as fast as keys go: each item is decided once, and the numbers add up', async ({
  page,
  openPage,
  startServer,
}) => {
  test.setTimeout(600_000);
  const server = await startServer();
  const mine = await Session.open(server.url);
  const theirs = await Session.open(server.url, await mine.createAdmin('Second moderator'));
  const ids = await submit(mine, ITEMS);
  expect(await waiting(mine)).toBe(ITEMS);
  // The operator’s midnight, as the page counts.
  const since = await page.evaluate(() => new Date(new Date().setHours(0, 0, 0, 0)).toISOString());
  const summaries = async () =>
    Promise.all([mine, theirs].map((session) => session.ask(auditCalls.summary, { since })));
  const [myBefore, theirBefore] = await summaries();

  const other = await openPage();
  await openQueue(page, server, mine);
  await openQueue(other, server, theirs);
  const isOver = async () => (await waiting(mine)) === 0;
  const undone = await Promise.all([decideAll(page, isOver), decideAll(other, isOver)]);
  expect(undone[0] + undone[1]).toBeGreaterThan(0);
  await expect(undoBar(page)).toHaveCount(0);
  await expect(undoBar(other)).toHaveCount(0);

  const made = await decisionsOn(mine, ids);
  const times = [...made.values()].map((decisions) => decisions.length);
  expect(times.filter((count) => count !== 1)).toEqual([]);
  const byAdmin = (session: Session) =>
    [...made.values()].flat().filter(({ adminId }) => adminId === session.userInfo?.id).length;
  const [my, their] = await summaries();
  const decided = (my?.decidedByMe ?? 0) - (myBefore?.decidedByMe ?? 0);
  const decidedByThem = (their?.decidedByMe ?? 0) - (theirBefore?.decidedByMe ?? 0);
  expect([decided, decidedByThem]).toEqual([byAdmin(mine), byAdmin(theirs)]);
  expect(decided + decidedByThem).toBe(ITEMS);
  expect(Math.min(decided, decidedByThem)).toBeGreaterThan(0);
  expect((my?.decided ?? 0) - (myBefore?.decided ?? 0)).toBe(ITEMS);
  expect((myBefore?.waiting ?? 0) - (my?.waiting ?? 0)).toBe(ITEMS);
  await expect(page.getByText(`you decided ${my?.decidedByMe.toLocaleString('en-US')} today`)).toBeVisible();
});

test('many are decided at once, and a sent decision is turned round', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const theirs = await Session.open(server.url, await session.createAdmin('Holds one'));
  const [first = '', held = '', third = '', last = ''] = await submit(session, 4);
  await theirs.ask(auditCalls.claim, { ids: [held] });
  await page.goto(QUEUE);
  await expect(inFocus(page)).toHaveAttribute('data-row', first);
  for (const key of ['x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 of them is claimed by somebody else and will be refused.');
  await dialog.getByRole('radio', { name: 'Advertising' }).click();
  await dialog.getByRole('button', { name: 'Reject 3 items' }).click();
  await expect(page.getByText(/Holds one/).last()).toBeVisible();
  const stateOf = async (id: string) => (await session.ask(auditCalls.detail, { id })).state;
  await expect.poll(() => Promise.all([first, held, third].map(stateOf))).toEqual(['rejected', 'pending', 'rejected']);

  await page.reload();
  await expect(inFocus(page)).toHaveAttribute('data-row', last);
  await page.keyboard.press('a');
  await expect.poll(() => stateOf(last)).toBe('approved');
  await expect(undoBar(page)).toHaveCount(0);
  await page.keyboard.press('u');
  await dialog.getByRole('radio', { name: 'Insult or hate' }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Read it once more');
  await dialog.getByRole('button', { name: 'Reject after all' }).click();
  await expect.poll(() => stateOf(last)).toBe('rejected');
});

test('decisions on alike content fit their card, however long the content is', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await enter(page, server.url);
  const { list: users } = await session.ask(userCalls.pageList, { sort: 'number', pageSize: 2 });
  const text = 'W'.repeat(30);
  const submitted = (targetId = '') =>
    session.ask(auditCalls.submit, { kind: 'nickname', targetId, content: { text } });
  const { id, version } = await submitted(users[0]?.id);
  const reason = { decision: 'rejected', reasonCode: 'money' } as const;
  await session.ask(auditCalls.review, { id, version, ...reason });
  await page.goto(`/activity/audit/detail?id=${(await submitted(users[1]?.id)).id}`);
  const similar = page.getByRole('region', { name: 'Decisions on similar content' }).getByRole('table');
  await expect(similar.getByTitle(text)).toBeVisible();
  expect(await similar.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))).toBe(0);
});

test('what a submitter was rejected for is not cut in its narrow card', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await enter(page, server.url);
  const { list: users } = await session.ask(userCalls.pageList, { sort: 'number', pageSize: 1 });
  const { id, version } = await session.ask(auditCalls.submit, {
    kind: 'nickname',
    targetId: users[0]?.id ?? '',
    content: { text: 'Rejected at length' },
  });
  const reason = 'Asks for money in the name of a friend. '.repeat(3);
  await session.ask(auditCalls.review, { id, version, decision: 'rejected', reasonCode: 'other', reason });
  await page.goto(`/activity/audit/detail?id=${id}`);
  const earlier = page.getByRole('region', { name: 'Violations of the submitter' }).getByRole('table');
  await expect(earlier.getByText(/^Asks for money/).first()).toBeVisible();
  expect(await earlier.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))).toBe(0);
});

test('a picture of another shape than its frame is not cut at its foot', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/activity/audit?state=pending&kind=avatar');
  const picture = rows(page).first().locator('img');
  const tooHigh = () => picture.evaluate((img) => img.clientHeight - (img.parentElement?.clientHeight ?? 0));
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBeGreaterThan(0);
  expect(await tooHigh()).toBe(0);
});
