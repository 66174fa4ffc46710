import { act, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { codes } from '@contract/codes';
import { userCalls } from '@contract/user/calls';
import { formatsOf } from '@/components/format';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { queue } from './ownQueue';
import { decideItem } from './queueState';
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

/** Only a list of nothing but what waits is read again by itself, which would take a prepared answer away. */
const QUIET = 'pending,approved';

/** Opens the queue with the nicknames of two users alone, under a word that only they have. */
async function openWith(
  word: string,
  state = 'pending',
): Promise<{ user: ReturnType<typeof renderApp>; items: AuditItem[] }> {
  const { list } = await call(userCalls.pageList, { pageSize: 2, sort: 'number' });
  for (const [index, { id }] of list.entries()) {
    await call(auditCalls.submit, { kind: 'nickname', targetId: id, content: { text: `${word} ${index}` } });
  }
  const query = { keyword: word, state: ['pending' as const], sort: 'submittedAt', order: 'ascend' } as const;
  const { list: items } = await call(auditCalls.pageList, query);
  const user = renderApp(`/activity/audit?state=${state}&kind=nickname&keyword=${word}`);
  await screen.findAllByText(items[0]?.title ?? '');
  return { user, items };
}

/** Until the views have their numbers, which are asked by the same call as the rows. */
const counted = () =>
  waitFor(() => {
    const views = within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link');
    for (const view of views) expect(view).toHaveTextContent(/\d$/);
  });

const decisions = () => queue.get().decisions.map(({ item, phase }) => [item.id, phase]);

test('no key decides an item that other filters had on the screen', async () => {
  const { user } = await openWith('Bittern', QUIET);
  await counted();
  await backEnd.answerNext(auditCalls.pageList, { status: 502, held: true, body: '' });
  await user.click(screen.getByRole('link', { name: /^Avatars/ }));
  await waitFor(() => expect(screen.queryByText(/^Bittern/)).not.toBeInTheDocument());
  await user.keyboard('ar1');
  await act(() => backEnd.release());
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  await user.keyboard('ar1');
  expect(decisions()).toEqual([]);
});

test('what was decided can be taken back where the next list fails', async () => {
  const { user, items } = await openWith('Godwit', QUIET);
  const [item] = items as [AuditItem];
  const inAnHour = Date.now() + 3_600_000;
  act(() => queue.step((state) => decideItem(state, item, { decision: 'approved' }, inAnHour)));
  await counted();
  await backEnd.answerNext(auditCalls.pageList, { status: 502, body: '' });
  await user.click(screen.getByRole('link', { name: /^Avatars/ }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(decisions()).toEqual([]);
});

test('U turns round the last decision alone, also while that is being sent', async () => {
  const { user, items } = await openWith('Curlew');
  const [first, second] = items as [AuditItem, AuditItem];
  await user.keyboard('a');
  act(() => queue.flush());
  await waitFor(() => expect(decisions()).toEqual([[first.id, 'done']]));

  const approved = await call(auditCalls.detail, { id: first.id });
  const data = { ...approved, id: second.id, title: second.title, version: second.version + 1 };
  await backEnd.answerNext(auditCalls.review, { held: true, body: { code: codes.success, message: '', data } });
  await user.keyboard('a');
  act(() => queue.flush());
  await user.keyboard('u');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => backEnd.release());
  await waitFor(() => expect(decisions()).toEqual([first, second].map(({ id }) => [id, 'done'])));
  await user.keyboard('u');
  expect(await screen.findByRole('dialog', { name: new RegExp(second.title ?? '') })).toBeVisible();
});

test('how long the oldest has waited is said of the whole queue, whatever the list shows', async () => {
  const { list } = await call(auditCalls.pageList, { state: ['pending'], sort: 'submittedAt', order: 'ascend' });
  await openWith('Dunlin');
  const line = await screen.findByText(/waiting · oldest/);
  const oldest = Date.parse(list[0]?.submittedAt ?? '');
  const told = formatsOf('en-US').lasting(Date.now() - oldest);
  expect(told).toMatch(/ hr$| days$/);
  expect(line).toHaveTextContent(`oldest ${told}`);
});
