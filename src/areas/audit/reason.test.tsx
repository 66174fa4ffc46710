import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { auditCalls } from '@contract/audit/calls';
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
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => Promise.all([import('./ListScreen'), import('./Workbench'), import('./DetailScreen')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => {
  act(() => queue.drop());
  act(end);
});

test('one letter is no reason of one’s own; what is written is all that is said of it, once', async () => {
  const [submitter] = (await call(userCalls.pageList, { pageSize: 1 })).list;
  const content = { text: 'Bittern by night' };
  const { id } = await call(auditCalls.submit, { kind: 'nickname', targetId: submitter?.id ?? '', content });
  const user = renderApp('/activity/audit?state=pending&kind=nickname&keyword=Bittern');
  const row = (await screen.findByRole('link', { name: 'Bittern by night' })).closest('li') as HTMLElement;
  await user.keyboard('r9');
  const words = await screen.findByRole('textbox', { name: 'Words for the user' });
  await waitFor(() => expect(words).toHaveFocus());
  await user.keyboard('x{Enter}');
  expect(await within(row).findByText(/^Write why, in 2 to 500 characters/)).toBeVisible();
  await waitFor(() => expect(words).toHaveFocus());
  await user.keyboard('yz{Enter}');
  expect(await screen.findByText(/· xyz/)).toBeVisible();

  act(() => queue.flush());
  await waitFor(async () => expect((await call(auditCalls.detail, { id })).state).toBe('rejected'));
  act(() => history.push(`/activity/audit/detail?id=${id}`));
  const main = within(await screen.findByRole('main'));
  const decision = (await main.findByText(/^Rejected by/)).closest('section, div') as HTMLElement;
  // On a line of its own.
  expect(within(decision).getByText('xyz').tagName).toBe('DIV');
  expect(decision).not.toHaveTextContent('Other');

  const entry = (await main.findByText('Reason: xyz')).closest('li') as HTMLElement;
  expect(within(entry).getAllByText(/xyz/)).toHaveLength(1);
  expect(within(entry).getByText('Waiting')).toBeVisible();
  expect(main.queryByText(/^Other/)).toBeNull();
});

test('the Enter that ends a word of an input method decides nothing', async () => {
  const [submitter] = (await call(userCalls.pageList, { pageSize: 1 })).list;
  const content = { text: 'Bittern by day' };
  await call(auditCalls.submit, { kind: 'nickname', targetId: submitter?.id ?? '', content });
  const user = renderApp('/activity/audit?state=pending&kind=nickname&keyword=Bittern by day');
  await screen.findByRole('link', { name: 'Bittern by day' });
  await user.keyboard('r9');
  const words = await screen.findByRole('textbox', { name: 'Words for the user' });
  await waitFor(() => expect(words).toHaveFocus());
  await user.keyboard('广告');
  // Safari sends it like this, behind the end of the word.
  fireEvent.keyDown(words, { key: 'Enter', keyCode: 229 });
  expect(words).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/· 广告/)).toBeVisible();
});
