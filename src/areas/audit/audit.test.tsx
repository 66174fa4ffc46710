import { act, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { CLAIM_MINUTES } from '@contract/audit/enums';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { queue } from './ownQueue';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => {
  act(() => queue.drop());
  act(end);
});

let made = 0;

/** Nicknames of so many users wait, under a word that only they have. */
async function submit(count: number): Promise<{ word: string; items: AuditItem[] }> {
  made += 1;
  const word = `Heron${made}`;
  const { list } = await call(userCalls.pageList, { pageSize: count, sort: 'number', current: made });
  for (const [index, { id }] of list.entries()) {
    const content = { text: `${word} ${index}` };
    await call(auditCalls.submit, { kind: 'nickname', targetId: id, content });
  }
  // What waited already keeps its place in the queue.
  const query = { keyword: word, sort: 'submittedAt', order: 'ascend' } as const;
  const { list: items } = await call(auditCalls.pageList, { ...query, kind: ['nickname'], state: ['pending'] });
  return { word, items };
}

const open = (word: string) => renderApp(`/activity/audit?state=pending&kind=nickname&keyword=${word}`);
/** Above the rows, what was not decided has the same name. */
const rowOf = async (name: string) => {
  const row = (await screen.findAllByText(name)).map((text) => text.closest('li')).find(Boolean);
  return row as HTMLElement;
};
/** By the key of the last reason, in words of one's own. */
async function rejectWith(user: ReturnType<typeof open>, words: string): Promise<void> {
  await user.keyboard('r9');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Words for the user' })).toHaveFocus());
  await user.keyboard(`${words}{Enter}`);
}
const stateOf = async ({ id }: AuditItem) => (await call(auditCalls.detail, { id })).state;

test('keys decide: approve, reject with a reason, undo; leaving sends what is left', async () => {
  const { word, items } = await submit(3);
  const user = open(word);
  expect(await rowOf(items[0]?.title ?? '')).toHaveAttribute('data-focused');
  await user.keyboard('{j>2/}');
  expect(await rowOf(items[2]?.title ?? '')).toHaveAttribute('data-focused');
  // Held down, too, but it decides one.
  await user.keyboard('{k>2/}{a>2/}');
  expect(await rowOf(items[1]?.title ?? '')).toHaveAttribute('data-focused');
  expect(screen.getByRole('region', { name: 'Decided last' })).toHaveTextContent(`Approved “${items[0]?.title}”`);
  await user.keyboard('r1');
  expect(screen.getByRole('region', { name: 'Decided last' })).toHaveTextContent('Contact details or codes');
  await user.keyboard('u');
  expect(await rowOf(items[1]?.title ?? '')).toHaveAttribute('data-focused');

  await user.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(async () => expect(await stateOf(items[0] as AuditItem)).toBe('approved'));
  expect(await stateOf(items[1] as AuditItem)).toBe('pending');
});

test('the help says once that the keys of all reasons follow R', async () => {
  const { word, items } = await submit(1);
  const user = open(word);
  await rowOf(items[0]?.title ?? '');
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getAllByText('After R: the reason')).toHaveLength(1);
});

test('a reason of one’s own wants words, which the user will read; typing them decides nothing', async () => {
  const { word, items } = await submit(1);
  const user = open(word);
  await rowOf(items[0]?.title ?? '');
  await rejectWith(user, 'a joke at someone’s cost');
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
  act(() => queue.flush());
  await waitFor(async () => expect(await stateOf(items[0] as AuditItem)).toBe('rejected'));
  const item = await call(auditCalls.detail, { id: items[0]?.id ?? '' });
  expect(item).toMatchObject({ reasonCode: 'other', reason: 'a joke at someone’s cost' });
});

test('what could not be sent is back in its place with the reason, and Retry sends it', async () => {
  const { word, items } = await submit(2);
  const user = open(word);
  await rowOf(items[0]?.title ?? '');
  await backEnd.answerNext(auditCalls.review, { status: 502, body: '' });
  await user.keyboard('a');
  act(() => queue.flush());
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(queue.get().decisions).toMatchObject([{ phase: 'done' }]));
  expect(await stateOf(items[0] as AuditItem)).toBe('approved');
  expect(screen.queryByText(items[0]?.title ?? '')).not.toBeInTheDocument();
});

test('on its own screen an item is decided, and the decision turned round with a reason', async () => {
  const { items } = await submit(1);
  const id = items[0]?.id ?? '';
  const user = renderApp(`/activity/audit/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  act(() => queue.flush());
  await user.click(await screen.findByRole('button', { name: 'Correct…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Advertising' }));
  await user.type(dialog.getByLabelText('Reason'), 'Looked again');
  await user.click(dialog.getByRole('button', { name: 'Reject after all' }));
  expect(await screen.findByText(/^Rejected by/)).toBeVisible();
  expect((await screen.findAllByText('Corrected the decision', { exact: false })).length).toBeGreaterThan(0);
  expect(await call(auditCalls.detail, { id })).toMatchObject({ state: 'rejected', reasonCode: 'spam' });
});

test('an address without an item says so, and leads back to the list', async () => {
  renderApp('/activity/audit/detail');
  expect(await screen.findByText('No record is named here. The link may be cut short.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/activity/audit');
});

test('after a rejection was taken back, R asks for the reason again, and the words are still there', async () => {
  const { word, items } = await submit(1);
  const user = open(word);
  await rowOf(items[0]?.title ?? '');
  await rejectWith(user, 'a joke');
  await screen.findByText('Nothing matches these filters.');
  await user.keyboard('ur1');
  const decided = await screen.findByRole('region', { name: 'Decided last' });
  expect(decided).toHaveTextContent('Contact details or codes');
  expect(queue.get().decisions.at(-1)?.verdict.reason).toBe('a joke');
});

test('beside an item without earlier violations, those that came after it say so', async () => {
  const { items } = await submit(1);
  const [item] = items;
  const { id = '', version = 0, submitter } = item ?? {};
  await call(auditCalls.review, { id, version, decision: 'approved' });
  const targetId = submitter?.id ?? '';
  const later = await call(auditCalls.submit, { kind: 'nickname', targetId, content: { text: 'Crane' } });
  await call(auditCalls.review, { id: later.id, version: later.version, decision: 'rejected', reasonCode: 'contact' });
  renderApp(`/activity/audit/detail?id=${id}`);
  expect(await screen.findByText(/after this item$/)).toBeInTheDocument();
});

test('a decided item shows who decided it and why, and is corrected, not decided again', async () => {
  const { word, items } = await submit(1);
  const [{ id, version } = { id: '', version: 0 }] = items;
  await call(auditCalls.review, { id, version, decision: 'rejected', reasonCode: 'contact' });
  const user = renderApp(`/activity/audit?state=rejected&keyword=${word}`);
  const panel = within(await screen.findByRole('region', { name: 'Decision' }));
  expect(panel.getByText(/^Rejected by/)).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /^(Approve|Reject)/ })).not.toBeInTheDocument();
  await user.keyboard('a');
  expect(await screen.findByText(/^Not decided again: /)).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Correct…' }));
  expect(await screen.findByRole('dialog', { name: /^Approve “.*” after all\?$/ })).toBeInTheDocument();
});

test('a submitter’s story that fails says so, and is asked for again by Retry alone', async () => {
  const { word, items } = await submit(1);
  const failing = { status: 500, body: '' };
  await backEnd.answerNext(auditCalls.violations, failing);
  const user = open(word);
  const first = await screen.findByRole('alert');
  await backEnd.answerNext(auditCalls.violations, failing);
  await user.keyboard('r');
  expect(await screen.findByRole('textbox', { name: 'Words for the user' })).toBeInTheDocument();
  await user.click(within(first).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  const second = await screen.findByRole('alert');
  await user.click(within(second).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const story = (await screen.findByRole('heading', { level: 3, name: items[0]?.submitter.nickname })).closest(
    'section',
  );
  expect(await within(story as HTMLElement).findByText('no earlier violations')).toBeInTheDocument();
});

test('the numbers of the views and of the selection follow what is decided', async () => {
  await submit(3);
  const user = renderApp('/activity/audit');
  const numberOf = async (name: string) =>
    Number(
      (await screen.findByRole('link', { name: new RegExp(`^${name} [\\d,]+$`) })).textContent?.match(/\d+$/)?.[0],
    );
  const [waiting, mine] = [await numberOf('Waiting'), await numberOf('By me')];
  await user.keyboard('x');
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  expect(bar.getByText(`all ${waiting} of this filter`)).toBeVisible();
  // The keys would ask about what is ticked.
  const panel = within(screen.getByRole('region', { name: 'Decision' }));
  const approve = () => user.click(panel.getByRole('button', { name: /^Approve/ }));
  await approve();
  expect(bar.getByText(`all ${waiting - 1} of this filter`)).toBeVisible();
  expect(await numberOf('Waiting')).toBe(waiting - 1);
  await user.keyboard('u');
  expect(await numberOf('Waiting')).toBe(waiting);

  await approve();
  await user.click(bar.getByText(`all ${waiting - 1} of this filter`));
  expect(bar.getByRole('status')).toHaveTextContent(`${waiting - 1} selected`);
  await user.click(bar.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('dialog', { name: `Approve ${waiting - 1} items` })).toBeVisible();
  await waitFor(async () => expect(await numberOf('By me')).toBe(mine + 1));
  expect(await numberOf('Waiting')).toBe(waiting - 1);
});

test('while rows are ticked, the keys ask about all of them', async () => {
  const { word, items } = await submit(3);
  const user = open(word);
  await rowOf(items[0]?.title ?? '');
  await user.keyboard('xjxr');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 items' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('a');
  const approving = within(await screen.findByRole('dialog', { name: 'Approve 2 items' }));
  const approve = await approving.findByRole('button', { name: 'Approve 2 items' });
  await waitFor(() => expect(approve).toBeEnabled());
  await user.click(approve);
  await waitFor(async () => {
    expect(await Promise.all(items.map(stateOf))).toEqual(['approved', 'approved', 'pending']);
  });
});

test('on its own screen an approval can be taken back, and leaving sends it', async () => {
  const { items } = await submit(1);
  const [item] = items as [AuditItem];
  const user = renderApp(`/activity/audit/detail?id=${item.id}`);
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  const decided = within(screen.getByRole('region', { name: 'Decided last' }));
  expect(screen.queryByRole('button', { name: /^(Approve|Reject)/ })).not.toBeInTheDocument();
  await user.click(decided.getByRole('button', { name: /^Undo/ }));
  expect(queue.get().decisions).toEqual([]);
  await user.keyboard('a');
  await user.keyboard('u');
  expect(await screen.findByRole('button', { name: /^Approve/ })).toBeVisible();
  expect(await stateOf(item)).toBe('pending');

  await user.keyboard('a');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(async () => expect(await stateOf(item)).toBe('approved'));
});

test('on its own screen an approval that did not arrive can be sent again, and one that came late says so', async () => {
  const { items } = await submit(1);
  const [{ id, version }] = items as [AuditItem];
  const user = renderApp(`/activity/audit/detail?id=${id}`);
  await backEnd.answerNext(auditCalls.review, { status: 502, body: '' });
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  act(() => queue.flush());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await call(auditCalls.review, { id, version, decision: 'rejected', reasonCode: 'contact' });
  await user.click(retry);
  expect(await screen.findByText(/^Rejected by/)).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(await call(auditCalls.detail, { id })).toMatchObject({ state: 'rejected' });
});

test('Escape in the words for the user leads back to the row, and the keys decide again', async () => {
  const { word, items } = await submit(1);
  const user = open(word);
  const row = await rowOf(items[0]?.title ?? '');
  await user.keyboard('r9');
  const words = await screen.findByRole('textbox', { name: 'Words for the user' });
  await waitFor(() => expect(words).toHaveFocus());
  await user.keyboard('a joke{Escape}');
  expect(within(row).getByRole('link', { name: items[0]?.title ?? '' })).toHaveFocus();
  await user.keyboard('a');
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
});

test('claims that are over by the clock of this computer are not asked for without end', async () => {
  const { word, items } = await submit(1);
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + CLAIM_MINUTES * 60_000);
  const requests = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const claims = () => requests.mock.calls.filter(([, address]) => String(address).endsWith('/audit/claim')).length;
  open(word);
  await rowOf(items[0]?.title ?? '');
  await waitFor(() => expect(claims()).toBe(1));
  for (let answers = 0; answers < 5; answers++) await call(auditCalls.pageList, { pageSize: 1 });
  expect(claims()).toBe(1);
});
