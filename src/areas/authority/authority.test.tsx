import { act, screen } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { restoreSession } from '@/session';
import { setSession } from '@/session/bridge';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeAll(() => import('./AuthorityScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

test('an entry that opens nothing is pointed out while one tries, and nothing is announced as failed', async () => {
  renderApp('/authority?try=%2Fuser&try=%2Ftypo');
  await screen.findByRole('table');
  const hint = screen.getAllByRole('status').find((each) => each.textContent?.startsWith('/typo opens no screen.'));
  expect(hint).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('that every list is fixed is said only of the list that everyone has', async () => {
  renderApp('/authority');
  expect(await screen.findByText(/^Today every admin’s list is fixed to “\/”/)).toBeVisible();
  act(() => setSession({ authority: ['/authority', '/order'] }));
  expect(await screen.findByText(/\/authority, \/order/)).toBeVisible();
  expect(screen.queryByText(/^Today every admin’s list is fixed/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Try another list' })).toBeInTheDocument();
});
