import { act, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { codes } from '@contract/codes';
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

/** A nickname of its own that waits, of a user of its own. */
async function submitted(text: string, place: number): Promise<AuditItem> {
  const { list } = await call(userCalls.pageList, { pageSize: 1, sort: 'number', current: place });
  await call(auditCalls.submit, { kind: 'nickname', targetId: list[0]?.id ?? '', content: { text } });
  const [item] = (await call(auditCalls.pageList, { keyword: text, kind: ['nickname'], state: ['pending'] })).list;
  if (!item) throw new Error('the nickname does not wait');
  return item;
}

const rejected = { decision: 'rejected', reasonCode: 'contact' } as const;

test('an item that was decided under the question is not rejected again: that is told, and it is shown', async () => {
  const { id, version } = await submitted('Egret one', 1);
  const user = renderApp(`/activity/audit/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: /^Reject/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Advertising' }));
  await call(auditCalls.review, { id, version, decision: 'approved' });
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/decided it meanwhile: Approved\. Nothing was overwritten\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Correct…' })).toBeInTheDocument();
  expect(await call(auditCalls.detail, { id })).toMatchObject({ state: 'approved' });
});

test('a refused rejection of what still waits stands in the dialog, and is sent with the version that is there', async () => {
  const item = await submitted('Egret two', 2);
  const user = renderApp(`/activity/audit/detail?id=${item.id}`);
  await user.click(await screen.findByRole('button', { name: /^Reject/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Advertising' }));
  const body = {
    code: codes.conflict,
    message: 'Saved by Mei meanwhile',
    data: { ...item, version: item.version + 1 },
  };
  await backEnd.answerNext(auditCalls.review, { body });
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Saved by Mei meanwhile')).toBeVisible();
  expect(await call(auditCalls.detail, { id: item.id })).toMatchObject({ state: 'pending' });
  expect(dialog.getByRole('radio', { name: 'Advertising' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await call(auditCalls.detail, { id: item.id })).toMatchObject({ state: 'rejected', reasonCode: 'spam' });
});

test.each([
  ['on its own screen', (id: string) => `/activity/audit/detail?id=${id}`],
  ['beside the queue', () => '/activity/audit?state=rejected&keyword=Egret%20beside'],
])('a decision that was turned round under the question is not corrected again, %s', async (place, addressOf) => {
  const { id, version } = await submitted(`Egret ${place}`, place === 'beside the queue' ? 3 : 4);
  const { version: decided } = await call(auditCalls.review, { id, version, ...rejected });
  const user = renderApp(addressOf(id));
  await user.click(await screen.findByRole('button', { name: 'Correct…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Looked again');
  await call(auditCalls.correct, { id, version: decided, decision: 'approved', why: 'It was fine' });
  await user.click(dialog.getByRole('button', { name: 'Approve after all' }));
  expect(await screen.findByText(/decided it meanwhile: Approved\. Nothing was overwritten\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/^Approved by/)).toBeVisible();
});
